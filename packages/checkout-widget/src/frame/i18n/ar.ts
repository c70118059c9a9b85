import texts from '@daftar/words/checkout/ar.json' with { type: 'json' };
import refusals from '@daftar/words/checkout/refusals-ar.json' with { type: 'json' };

/** Arabic texts by English text. The keys are the complete list of the frame's texts. */
export const ar = texts;

/** Arabic translations, by code, of the gateway's error messages that a customer can see; `{{…}}` are the error's values. */
export const refusalsAr = refusals;
