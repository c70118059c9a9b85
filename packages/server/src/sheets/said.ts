import ar from '@daftar/words/exports/ar.json' with { type: 'json' };
import ur from '@daftar/words/exports/ur.json' with { type: 'json' };

/**
 * A text in the languages of `languages`, in their order: English, Arabic and Urdu. `{{provider}}` stands for the platform
 * owner's name.
 */
export type Words = readonly [en: string, ar: string, ur: string];

/** An English text of exported files. One without its translations does not compile. */
export type SheetText = keyof typeof ar & keyof typeof ur;

/** Returns a text of exported files in all languages. */
export const said = (english: SheetText): Words => [english, ar[english], ur[english]];
