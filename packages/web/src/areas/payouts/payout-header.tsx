import { Button } from '@chakra-ui/react/button';
import { Input } from '@chakra-ui/react/input';
import { InputGroup } from '@chakra-ui/react/input-group';
import { Text } from '@chakra-ui/react/text';
import { payoutStatusFilters, timeZoneOf } from '@daftar/domain';
import { RotateCcw, Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { FACT_SEPARATOR } from '../../i18n/shown.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ApplySearch } from '../../kit/lists/filters/apply-search.tsx';
import { Chip } from '../../kit/lists/filters/chip.tsx';
import { ChipSelect } from '../../kit/lists/filters/chip-select.tsx';
import { FoldedSearch } from '../../kit/lists/filters/folded-search.tsx';
import { PeriodPicker } from '../../kit/lists/filters/period-picker.tsx';
import { PeriodCell } from '../../kit/ui/cells/period-cell.tsx';
import { ZoneNote } from '../../kit/ui/parts/zone-note.tsx';
import { payoutCountry } from './payout-days.ts';
import { PayoutSummary } from './payout-summary.tsx';
import { type PayoutSearch, usePayoutSearch } from './use-payout-search.ts';

type FilterProps = {
  readonly draft: PayoutSearch;
  readonly setDraft: (next: PayoutSearch) => void;
  readonly apply: (next: PayoutSearch) => void;
};

/** The text applies when Search is pressed. The status applies at once, as the filters below do. */
function TextAndStatus({ draft, setDraft, apply }: FilterProps) {
  const { t, word } = useTexts();
  return (
    <>
      <InputGroup
        flex={{ base: '1 1 160px', md: 'none' }}
        width={{ md: '280px' }}
        startElement={<Search size={15} aria-hidden />}
      >
        <Input
          type="search"
          aria-label={t('Search text')}
          placeholder={t('Reference, name, number, email')}
          value={draft.q}
          onChange={(event) => setDraft({ ...draft, q: event.target.value })}
        />
      </InputGroup>
      <Chip height="9" paddingInline="3" borderRadius="l2" borderStyle="solid" borderColor="border.control">
        <label>
          <Text as="span" color="fg.muted">
            {t('Status')}
          </Text>
          <ChipSelect
            aria-label={t('Status')}
            value={draft.status}
            onChange={({ target }) => apply({ ...draft, status: target.value })}
          >
            {payoutStatusFilters.map((option) => (
              <option key={option} value={option}>
                {word(option)}
              </option>
            ))}
          </ChipSelect>
        </label>
      </Chip>
    </>
  );
}

/** The search form of payout requests; text and days apply when Search is pressed. */
export function PayoutHeader() {
  const { t, word } = useTexts();
  const { days, applied, draft, setDraft, problem, isStale, apply, reset } = usePayoutSearch();
  const submit = (fold: () => void) => (event: FormEvent) => {
    event.preventDefault();
    apply(draft);
    if (!problem) fold();
  };
  return (
    <FoldedSearch
      summary={
        <>
          <PeriodCell from={days.dateFrom} to={days.dateTo} />
          {applied.status !== 'All' && `${FACT_SEPARATOR}${word(applied.status)}`}
          {applied.q && `${FACT_SEPARATOR}${applied.q}`}
        </>
      }
      isStale={isStale}
    >
      {(fold) => (
        <form onSubmit={submit(fold)} style={{ display: 'contents' }}>
          <TextAndStatus {...{ draft, setDraft, apply }} />
          <PeriodPicker
            value={draft}
            change={({ dateFrom, dateTo }) => setDraft({ ...draft, dateFrom, dateTo })}
            timeZone={timeZoneOf(payoutCountry)}
            action="Search"
            apply={({ dateFrom, dateTo }) => apply({ ...draft, dateFrom, dateTo })}
            hint={<ZoneNote country={payoutCountry} dateFrom={draft.dateFrom} dateTo={draft.dateTo} />}
          />
          <ApplySearch {...{ problem, isStale }}>
            <Button onClick={reset}>
              <RotateCcw size={15} aria-hidden />
              {t('Reset')}
            </Button>
            <PayoutSummary />
          </ApplySearch>
        </form>
      )}
    </FoldedSearch>
  );
}
