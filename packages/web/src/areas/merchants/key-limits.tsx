import { Field } from '@chakra-ui/react/field';
import { Grid } from '@chakra-ui/react/grid';
import { Textarea } from '@chakra-ui/react/textarea';
import { useId } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { DayInput } from '../../kit/forms/fields/day-input.tsx';
import { DayPopover } from '../../kit/forms/fields/day-popover.tsx';
import { useDayText } from '../../kit/forms/fields/use-day-text.ts';
import type { KeyDraft } from './key-draft.ts';
import type { Problems } from './use-inline-problems.ts';

type DayProps = {
  readonly end: string;
  readonly setEnd: (day: string) => void;
  readonly timeZone: string;
  readonly problems: Pick<Problems<KeyDraft>, 'addresses' | 'end'>;
};

function LastDay({ end, setEnd, timeZone, problems }: DayProps) {
  const { t, say } = useTexts();
  const hint = useId();
  const day = useDayText({ value: end, change: setEnd, blur: undefined, timeZone });
  const problem = day.error ?? problems.end;
  return (
    <Field.Root data-field="end" invalid={problem !== undefined}>
      <Field.Label>{t('Last day')}</Field.Label>
      <DayInput control={{ name: 'end', 'aria-describedby': hint }} day={day} readOnly={false}>
        <DayPopover
          end="dateTo"
          value={{ dateFrom: '', dateTo: end }}
          change={({ dateFrom, dateTo }) => setEnd(dateTo || dateFrom)}
          timeZone={timeZone}
        />
      </DayInput>
      {problem === undefined ? (
        <Field.HelperText id={hint}>{t('Empty means for ever.')}</Field.HelperText>
      ) : (
        <Field.ErrorText id={hint} role="alert">
          {say(problem)}
        </Field.ErrorText>
      )}
    </Field.Root>
  );
}

type Props = DayProps & {
  readonly addresses: string;
  readonly setAddresses: (text: string) => void;
};

/** The addresses from which a key may be used, and its last day. Empty fields mean any address and no expiry. */
export function KeyLimits({ addresses, setAddresses, ...day }: Props) {
  const { t, say } = useTexts();
  const { addresses: problem } = day.problems;
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: '2fr 1fr' }} gap="3">
      <Field.Root data-field="addresses" invalid={problem !== undefined}>
        <Field.Label>{t('Only from these addresses')}</Field.Label>
        <Textarea
          rows={2}
          dir="ltr"
          placeholder="203.0.113.0/24"
          value={addresses}
          onChange={(event) => setAddresses(event.target.value)}
        />
        {problem === undefined ? (
          <Field.HelperText>
            {t('IP addresses or blocks, at most 20. Empty means anywhere.')}
          </Field.HelperText>
        ) : (
          <Field.ErrorText role="alert" overflowWrap="anywhere">
            {say(problem)}
          </Field.ErrorText>
        )}
      </Field.Root>
      <LastDay {...day} />
    </Grid>
  );
}
