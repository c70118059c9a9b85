import type { DisplayOptions, Locale, Numerals } from '../../protocol.ts';
import type { Shop } from './shop.ts';

const nothing = () => {};

/**
 * The shop of a hosted page: events have no listeners, and a redirect navigates at once. `?lang=` and `?numerals=` set the
 * display options; without `?lang=`, the language is `language`.
 */
export function hostedShop(view: Window, language = 'auto'): Shop {
  const query = new URLSearchParams(view.location.search);
  const options: DisplayOptions = {
    locale: (query.get('lang') ?? language) as Locale,
    numerals: (query.get('numerals') as Numerals | null) ?? 'latn',
  };
  return {
    embedded: false,
    mode: 'page',
    options,
    emit: (name, detail) => {
      if (name !== 'redirect') return;
      const { url } = detail as { url: string };
      // Rejects `javascript:` URLs, whatever the gateway responds.
      if (/^https?:\/\//.test(url)) view.location.assign(url);
    },
    ask: async () => true,
    onCommand: () => nothing,
    onUpdate: () => nothing,
  };
}
