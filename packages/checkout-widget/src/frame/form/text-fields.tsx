import type { ComponentProps } from 'react';
import { useLocale } from '../i18n/locale-context.ts';
import { Field } from '../parts/field.tsx';

interface TextFieldProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

type EmailFieldProps = TextFieldProps &
  Partial<Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'maxLength'>>;

/** An email address. Other props go to the field. */
export function EmailField({ value, error, onChange, ...field }: EmailFieldProps) {
  const { t } = useLocale();
  return (
    <Field
      label={t('Email')}
      name="email"
      {...field}
      type="email"
      dir="ltr"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      error={error}
      onInput={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

/** The customer's name; `card` is for the name that is printed on a card. */
export function NameField({ value, error, onChange, card = false }: TextFieldProps & { card?: boolean }) {
  const { t } = useLocale();
  return (
    <Field
      label={card ? t('Name on card') : t('Name')}
      name="nameOnCard"
      autoComplete={card ? 'cc-name' : 'name'}
      spellCheck={false}
      value={value}
      error={error}
      onInput={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

interface NamesProps {
  values: { firstName: string; lastName: string };
  errors: { firstName?: string; lastName?: string };
  onChange: (part: { firstName: string } | { lastName: string }, field: 'firstName' | 'lastName') => void;
}

/** First and last name, side by side if there is enough space. */
export function NameFields({ values, errors, onChange }: NamesProps) {
  const { t } = useLocale();
  return (
    <div className="pair">
      <Field
        label={t('First name')}
        name="firstName"
        autoComplete="given-name"
        spellCheck={false}
        value={values.firstName}
        error={errors.firstName}
        onInput={({ currentTarget }) => onChange({ firstName: currentTarget.value }, 'firstName')}
      />
      <Field
        label={t('Last name')}
        name="lastName"
        autoComplete="family-name"
        spellCheck={false}
        value={values.lastName}
        error={errors.lastName}
        onInput={({ currentTarget }) => onChange({ lastName: currentTarget.value }, 'lastName')}
      />
    </div>
  );
}
