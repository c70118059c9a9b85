import { Field } from '@chakra-ui/react/field';
import { Input } from '@chakra-ui/react/input';
import type { Message } from '../../../i18n/message.ts';
import type { Text } from '../../../i18n/text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';

type Props = {
  readonly label: Text;
  readonly currency: string;
  readonly value: string;
  readonly change: (value: string) => void;
  readonly error?: Message | undefined;
};

/** The field of a refunded amount, in major units of the payment's currency. */
export function RefundAmount({ label, currency, value, change, error }: Props) {
  const { t, say } = useTexts();
  return (
    <Field.Root required invalid={error !== undefined}>
      <Field.Label>
        {t(label)} ({currency})
      </Field.Label>
      <Input
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        value={value}
        onChange={(event) => change(event.target.value)}
      />
      {error && <Field.ErrorText>{say(error)}</Field.ErrorText>}
    </Field.Root>
  );
}
