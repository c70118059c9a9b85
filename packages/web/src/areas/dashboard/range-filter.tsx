import type { DayRange as Days } from '@daftar/domain';
import { businessDay } from '@daftar/domain';
import { ListFilter } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { homeZone } from '../../i18n/home-zone.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { DayRange } from '../../kit/fields/day-range.tsx';
import { daysProblem } from '../../kit/fields/days-problem.ts';
import { Button } from '../../ui/controls.tsx';

type Props = { range: Days | undefined; ask: (range: Days) => void };

/** Which days a panel shows; nothing happens before Filter. Without a range it shows today. */
export function RangeFilter({ range, ask }: Props) {
  const { t } = useTexts();
  const today = businessDay(new Date(), homeZone());
  const asked = range ?? { dateFrom: today, dateTo: today };
  const [typed, setTyped] = useState<Days>(asked);
  const [last, setLast] = useState(asked);
  // Another range, as Back brings one, is what the pickers start from; they stay, and so does the keyboard's place in them.
  if (asked.dateFrom !== last.dateFrom || asked.dateTo !== last.dateTo) {
    setLast(asked);
    setTyped(asked);
  }
  const problem = daysProblem(typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!problem) ask(typed);
  };
  return (
    <form className="range-filter no-print" onSubmit={submit}>
      <DayRange value={typed} change={setTyped} errors={{ dateTo: problem }} />
      <Button type="submit">
        <ListFilter size={15} aria-hidden />
        {t('Filter')}
      </Button>
    </form>
  );
}
