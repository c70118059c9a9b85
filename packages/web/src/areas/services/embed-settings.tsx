import { Field } from '@chakra-ui/react/field';
import { Input } from '@chakra-ui/react/input';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { checkAppearance } from '@daftar/checkout-widget/appearance';
import { parseColor } from '@daftar/domain';
import languages from '@daftar/words/languages.json' with { type: 'json' };
import { useId } from 'react';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Banner } from '../../kit/ui/page/banner.tsx';
import { FormPair, FormSection } from '../../kit/ui/page/form-section.tsx';
import { Picker } from '../../kit/ui/parts/picker.tsx';
import type { EmbedChoices } from './embed-options.ts';
import { MethodOrder } from './method-order.tsx';

type Props = { readonly choices: EmbedChoices; readonly set: (part: Partial<EmbedChoices>) => void };

type Option =
  | { readonly value: string; readonly label: Text }
  | { readonly value: string; readonly name: string };

const selects = {
  mode: {
    label: 'How the checkout is shown',
    options: [
      { value: 'inline', label: 'Inside the page' },
      { value: 'overlay', label: 'Over the page' },
      { value: 'redirect', label: 'Hosted page' },
    ],
  },
  locale: {
    label: 'Language',
    options: [
      { value: '', label: 'The customer’s language' },
      ...Object.entries(languages).map(([value, name]) => ({ value, name })),
    ],
  },
  dir: {
    label: 'Direction',
    options: [
      { value: '', label: 'As the language is written' },
      { value: 'ltr', label: 'Left to right' },
      { value: 'rtl', label: 'Right to left' },
    ],
  },
  numerals: {
    label: 'Digits',
    options: [
      { value: '', label: 'Latin digits' },
      { value: 'arab', label: 'Arabic digits' },
      { value: 'arabext', label: 'Urdu digits' },
    ],
  },
  theme: {
    label: 'Theme',
    options: [
      { value: '', label: 'As the customer’s device' },
      { value: 'light', label: 'Light' },
      { value: 'dark', label: 'Dark' },
    ],
  },
} as const satisfies Partial<Record<keyof EmbedChoices, { label: Text; options: readonly Option[] }>>;

function Select({ name, choices, set }: Props & { readonly name: keyof typeof selects }) {
  const { t } = useTexts();
  const { label, options } = selects[name];
  return (
    <Field.Root>
      <Field.Label>{t(label)}</Field.Label>
      <Picker
        value={choices[name]}
        onChange={(event) => set({ [name]: event.target.value } as Partial<EmbedChoices>)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {'name' in option ? option.name : t(option.label)}
          </option>
        ))}
      </Picker>
    </Field.Root>
  );
}

const colors = { accent: 'Accent', surface: 'Background', text: 'Text colour' } as const;
const defaults = { accent: '#0b6b69', surface: '#ffffff', text: '#1b1a18' } as const;

/** A colour as text, with the browser's own picker beside it. */
function Color({ name, choices, set }: Props & { readonly name: keyof typeof colors }) {
  const { t } = useTexts();
  const value = choices[name];
  const bad = value !== '' && !parseColor(value);
  return (
    <Field.Root invalid={bad}>
      <Field.Label>{t(colors[name])}</Field.Label>
      <HStack gap="2" width="full">
        <Input
          dir="ltr"
          placeholder={defaults[name]}
          autoComplete="off"
          maxLength={30}
          value={value}
          onChange={(event) => set({ [name]: event.target.value.trim() })}
        />
        <chakra.input
          type="color"
          flex="none"
          width="12"
          height="9"
          borderWidth="1px"
          borderColor="border.control"
          borderRadius="l2"
          bg="transparent"
          cursor="pointer"
          padding="1"
          aria-label={`${t('Pick a colour')}: ${t(colors[name])}`}
          value={/^#[0-9a-f]{6}$/i.test(value) ? value : defaults[name]}
          onChange={(event) => set({ [name]: event.target.value })}
        />
      </HStack>
      {bad && <Field.ErrorText>{t('Write a colour as #8c3b24 or rgb(140, 59, 36)')}</Field.ErrorText>}
    </Field.Root>
  );
}

/** Says which colours the checkout will ignore because their contrast is too low to read. */
function ContrastWarnings({ choices }: { readonly choices: EmbedChoices }) {
  const { t } = useTexts();
  const { theme, accent, surface, text } = choices;
  const warnings = checkAppearance({ theme: theme || 'auto', accent, surface, text });
  const unreadable = warnings.filter(({ ratio }) => ratio !== undefined);
  if (unreadable.length === 0) return null;
  return (
    <Banner tone="caution">
      <Stack as="ul" gap="1" listStyleType="none">
        {unreadable.map(({ color, theme: inTheme, ratio = 0, needed = 0 }) => (
          <li key={`${color} ${inTheme}`}>
            {t('{{color}}: contrast {{ratio}}. The checkout uses a readable colour instead.', {
              color: `${t(colors[color])} (${t(inTheme === 'dark' ? 'Dark' : 'Light')})`,
              // Rounded down: 4.49 is not enough and must not be shown as 4.5.
              ratio: `${(Math.floor(ratio * 10) / 10).toFixed(1)} < ${needed}`,
            })}
          </li>
        ))}
      </Stack>
    </Banner>
  );
}

/** Choices of the embedded checkout's look and behaviour. */
export function EmbedSettings({ choices, set }: Props) {
  const { t, digits } = useTexts();
  const radius = useId();
  return (
    <>
      <FormSection title="Behaviour">
        <FormPair>
          <Select name="mode" {...{ choices, set }} />
          <Select name="locale" {...{ choices, set }} />
          <Select name="dir" {...{ choices, set }} />
          <Select name="numerals" {...{ choices, set }} />
        </FormPair>
        <MethodOrder methods={choices.methods} change={(methods) => set({ methods })} />
      </FormSection>
      {choices.mode !== 'redirect' && (
        <FormSection title="Look">
          <FormPair>
            <Select name="theme" {...{ choices, set }} />
            <Field.Root ids={{ control: radius }}>
              <Field.Label>{t('Corner radius')}</Field.Label>
              <Input
                type="number"
                min={0}
                max={16}
                placeholder={digits('8')}
                value={choices.radius}
                onChange={(event) => set({ radius: event.target.value })}
              />
            </Field.Root>
            <Color name="accent" {...{ choices, set }} />
            <Color name="surface" {...{ choices, set }} />
            <Color name="text" {...{ choices, set }} />
          </FormPair>
          <ContrastWarnings choices={choices} />
        </FormSection>
      )}
    </>
  );
}
