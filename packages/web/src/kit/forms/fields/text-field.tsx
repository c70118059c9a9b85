import { Input } from '@chakra-ui/react/input';
import type { Shown } from '../../../i18n/shown.ts';
import type { Text } from '../../../i18n/text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useBoundField } from '../state/use-bound-field.ts';
import { FieldFrame, type FieldProps } from './field-frame.tsx';

type Props = FieldProps & {
  readonly type?: 'text' | 'email' | 'password' | 'url' | 'tel' | undefined;
  readonly autoComplete?: string | undefined;
  readonly maxLength?: number | undefined;
  readonly placeholder?: Text | undefined;
  /** A note about the typed text that is not an error, in the user's language; '' for none. */
  readonly note?: Shown | '' | undefined;
};

const leftToRight: ReadonlySet<string> = new Set(['email', 'url', 'tel']);

export function TextField({ type = 'text', autoComplete = 'off', maxLength, note, ...rest }: Props) {
  const { t } = useTexts();
  const { placeholder, ...field } = rest;
  const { value, set, blur, error } = useBoundField<string>(field.name);
  return (
    <FieldFrame {...field} error={error} note={note}>
      {(control) => (
        <Input
          {...control}
          type={type === 'url' ? 'text' : type}
          inputMode={type === 'url' ? 'url' : undefined}
          dir={leftToRight.has(type) ? 'ltr' : undefined}
          autoComplete={autoComplete}
          maxLength={maxLength}
          placeholder={placeholder && t(placeholder)}
          value={value}
          onChange={(event) => set(event.target.value)}
          onBlur={blur}
        />
      )}
    </FieldFrame>
  );
}
