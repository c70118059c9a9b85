import type { DayRange as Days } from '@daftar/domain';
import { businessDay, defaultTimeZone } from '@daftar/domain';
import { ListFilter } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { DayRange } from '../../kit/fields/day-range.tsx';
import { Button } from '../../ui/controls.tsx';

type Props = { range: Days | undefined; ask: (range: Days) => void };

/** Which days a panel shows; nothing happens before Filter. Without a range it shows today. */
export function RangeFilter({ range, ask }: Props) {
  const { t } = useTexts();
  const today = businessDay(new Date(), defaultTimeZone);
  const [typed, setTyped] = useState<Days>(range ?? { dateFrom: today, dateTo: today });
  const { dateFrom, dateTo } = typed;
  const wrong = dateFrom === '' || dateTo === '' || dateFrom > dateTo;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!wrong) ask(typed);
  };
  return (
    <form className="range-filter no-print" onSubmit={submit}>
      <DayRange
        value={typed}
        change={setTyped}
        errors={{ dateTo: wrong ? 'Please select date range' : undefined }}
      />
      <Button type="submit">
        <ListFilter size={15} aria-hidden />
        {t('Filter')}
      </Button>
    </form>
  );
}
