import { Field } from '@chakra-ui/react/field';
import { Grid } from '@chakra-ui/react/grid';
import { Textarea } from '@chakra-ui/react/textarea';
import { useId } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { DayInput } from '../../kit/fields/day-input.tsx';
import { DayPopover } from '../../kit/fields/day-popover.tsx';
import { useDayText } from '../../kit/fields/use-day-text.ts';

type DayProps = {
  readonly end: string;
  readonly setEnd: (day: string) => void;
  readonly timeZone: string;
};

function LastDay({ end, setEnd, timeZone }: DayProps) {
  const { t, say } = useTexts();
  const hint = useId();
  const day = useDayText({ value: end, change: setEnd, blur: undefined, timeZone });
  return (
    <Field.Root invalid={day.error !== undefined}>
      <Field.Label>{t('Last day')}</Field.Label>
      <DayInput control={{ name: 'end', 'aria-describedby': hint }} day={day} readOnly={false}>
        <DayPopover
          end="dateTo"
          value={{ dateFrom: '', dateTo: end }}
          change={({ dateFrom, dateTo }) => setEnd(dateTo || dateFrom)}
          timeZone={timeZone}
        />
      </DayInput>
      <Field.HelperText id={hint} color={day.error && 'red.fg'}>
        {day.error ? say(day.error) : t('Empty means for ever.')}
      </Field.HelperText>
    </Field.Root>
  );
}

type Props = DayProps & {
  readonly addresses: string;
  readonly setAddresses: (text: string) => void;
};

/** The addresses from which a key may be used, and its last day. Empty fields mean any address and no expiry. */
export function KeyLimits({ addresses, setAddresses, ...day }: Props) {
  const { t } = useTexts();
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: '2fr 1fr' }} gap="3">
      <Field.Root>
        <Field.Label>{t('Only from these addresses')}</Field.Label>
        <Textarea
          rows={2}
          dir="ltr"
          placeholder="203.0.113.0/24"
          value={addresses}
          onChange={(event) => setAddresses(event.target.value)}
        />
        <Field.HelperText>{t('IP addresses or blocks, at most 20. Empty means anywhere.')}</Field.HelperText>
      </Field.Root>
      <LastDay {...day} />
    </Grid>
  );
}
