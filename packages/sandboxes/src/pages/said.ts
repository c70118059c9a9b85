import ar from '@daftar/words/sandboxes/ar.json' with { type: 'json' };
import ur from '@daftar/words/sandboxes/ur.json' with { type: 'json' };

/** Returns a text of the sandboxes in all languages; one without its translations does not compile. */
export const said = (english: keyof typeof ar & keyof typeof ur) => ({
  en: english,
  ar: ar[english],
  ur: ur[english],
});
