import type { DisplayOptions } from '@daftar/checkout-widget';

/** The configurator's choices. An empty text is the default. */
export type EmbedChoices = {
  readonly mode: 'inline' | 'overlay' | 'redirect';
  readonly locale: '' | 'en' | 'ar' | 'ur';
  readonly dir: '' | 'ltr' | 'rtl';
  readonly numerals: '' | 'arab' | 'arabext';
  readonly theme: '' | 'light' | 'dark';
  readonly accent: string;
  readonly surface: string;
  readonly text: string;
  readonly radius: string;
  /** All methods of the service, in the order to offer them. */
  readonly methods: readonly string[];
  readonly payButton: boolean;
};

export const choicesFor = (methods: readonly string[]): EmbedChoices => ({
  mode: 'inline',
  locale: '',
  dir: '',
  numerals: '',
  theme: '',
  accent: '',
  surface: '',
  text: '',
  radius: '',
  methods,
  payButton: true,
});

/**
 * Returns the options to write into the code: only those that differ from the defaults. `own` is the service's order of methods.
 */
export function writtenOptions(choices: EmbedChoices, own: readonly string[]) {
  const { mode, methods, payButton } = choices;
  const { locale, dir, numerals, theme, accent, surface, text } = choices;
  const radius = choices.radius === '' ? undefined : Number(choices.radius);
  const appearance = withoutEmpty({ theme, accent, surface, text, radius });
  return withoutEmpty({
    mode: mode === 'inline' ? undefined : mode,
    locale,
    dir,
    numerals,
    appearance: Object.keys(appearance).length > 0 ? appearance : undefined,
    methods: methods.join() === own.join() ? undefined : methods,
    payButton: payButton ? undefined : false,
  });
}

/** Returns all options for the frame, including defaults: otherwise the frame would keep an option that the user has reset. */
export function displayOptions(choices: EmbedChoices): DisplayOptions {
  const { locale, dir, numerals, theme, accent, surface, text, radius, methods, payButton } = choices;
  return {
    locale: locale || 'auto',
    dir: dir || 'auto',
    numerals: numerals || 'latn',
    appearance: {
      theme: theme || 'auto',
      ...withoutEmpty({ accent, surface, text }),
      ...(radius !== '' && { radius: Number(radius) }),
    },
    methods: [...methods],
    payButton,
  };
}

/** Moves a method one place up (-1) or down (1). */
export function moved(methods: readonly string[], method: string, by: -1 | 1): readonly string[] {
  const from = methods.indexOf(method);
  const to = from + by;
  if (from < 0 || to < 0 || to >= methods.length) return methods;
  const rest = methods.filter((one) => one !== method);
  return [...rest.slice(0, to), method, ...rest.slice(to)];
}

const withoutEmpty = <Of extends object>(values: Of): Partial<Of> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== '' && value !== undefined),
  ) as Partial<Of>;
