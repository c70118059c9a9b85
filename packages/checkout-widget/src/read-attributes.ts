import type { CheckoutOptions } from './loader.ts';

/** The attributes of `<daftar-checkout>` besides `session` and `base-url`; plain elements have them with the prefix `data-`. */
export const OPTION_ATTRIBUTES = [
  ...['mode', 'locale', 'dir', 'numerals', 'theme', 'accent', 'surface', 'text', 'radius'],
  ...['methods', 'pay-button', 'load-timeout'],
];

/** Reads a checkout's options from attributes. `read` returns an attribute's value, or null if it is missing. */
export function readAttributes(
  read: (name: string) => string | null,
): Omit<CheckoutOptions, 'session' | 'baseUrl'> {
  const text = <T extends string>(name: string) => (read(name) ?? undefined) as T | undefined;
  const number = (name: string) => (read(name) ? Number(read(name)) : undefined);
  const loadTimeout = number('load-timeout');
  return {
    mode: text('mode'),
    locale: text('locale'),
    dir: text('dir'),
    numerals: text('numerals'),
    appearance: {
      theme: text('theme'),
      accent: text('accent'),
      surface: text('surface'),
      text: text('text'),
      radius: number('radius'),
    },
    methods: text('methods')?.split(','),
    payButton: text('pay-button') !== 'false',
    loadTimeout,
  };
}
