import { Button } from '@chakra-ui/react/button';
import type { DayRange as Days } from '@daftar/domain';
import { businessDay } from '@daftar/domain';
import { ListFilter } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { homeZone } from '../../i18n/home-zone.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { DayRange } from '../../kit/fields/day-range.tsx';
import { daysProblem } from '../../kit/fields/days-problem.ts';

type Props = { range: Days | undefined; setRange: (range: Days) => void };

/** Selects a panel's days (initially today); applies nothing before Filter is pressed. */
export function RangeFilter({ range, setRange }: Props) {
  const { t } = useTexts();
  const today = businessDay(new Date(), homeZone());
  const applied = range ?? { dateFrom: today, dateTo: today };
  const [draft, setDraft] = useState<Days>(applied);
  const [previous, setPrevious] = useState(applied);
  // Reset the dates when the range changes, for example by Back. A `key` would remount the fields and lose the focus.
  if (applied.dateFrom !== previous.dateFrom || applied.dateTo !== previous.dateTo) {
    setPrevious(applied);
    setDraft(applied);
  }
  const problem = daysProblem(draft);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!problem) setRange(draft);
  };
  return (
    <form className="range-filter no-print" onSubmit={submit}>
      <DayRange value={draft} change={setDraft} errors={{ dateTo: problem }} />
      <Button type="submit">
        <ListFilter size={15} aria-hidden />
        {t('Filter')}
      </Button>
    </form>
  );
}
