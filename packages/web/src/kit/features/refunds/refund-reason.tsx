import { Field } from '@chakra-ui/react/field';
import { Textarea } from '@chakra-ui/react/textarea';
import type { Message } from '../../../i18n/message.ts';
import type { Text } from '../../../i18n/text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';

type Props = {
  readonly label: Text;
  readonly value: string;
  readonly change: (value: string) => void;
  readonly error?: Message | undefined;
  /** Shown below the field; an error replaces it. */
  readonly hint?: Text;
};

/** The field of the reason that the history keeps with a refund. */
export function RefundReason({ label, value, change, error, hint }: Props) {
  const { t, say } = useTexts();
  return (
    <Field.Root required invalid={error !== undefined}>
      <Field.Label>{t(label)}</Field.Label>
      <Textarea rows={2} maxLength={200} value={value} onChange={(event) => change(event.target.value)} />
      {error && <Field.ErrorText>{say(error)}</Field.ErrorText>}
      {!error && hint && <Field.HelperText>{t(hint)}</Field.HelperText>}
    </Field.Root>
  );
}
