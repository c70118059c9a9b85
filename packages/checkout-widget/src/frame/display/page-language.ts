import type { Locale } from '../../protocol.ts';

/** Writes the language into the page's address, so that a reload keeps it. Adds no entry to the history. */
export function keepLanguage(locale: Locale): void {
  history.replaceState(history.state, '', inLanguage(location.href, locale));
}

/** Returns the address of another page of the checkout that opens in the language. */
export function inLanguage(address: string, locale: Locale): string {
  const url = new URL(address, location.origin);
  url.searchParams.set('lang', locale);
  return url.href;
}
