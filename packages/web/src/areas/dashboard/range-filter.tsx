import { Checkbox } from '@chakra-ui/react/checkbox';
import type { DayRange as Days } from '@daftar/domain';
import { businessDay } from '@daftar/domain';
import { useState } from 'react';
import { homeZone } from '../../i18n/home-zone.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { daysProblem } from '../../kit/forms/fields/days-problem.ts';
import { PeriodPicker } from '../../kit/lists/filters/period-picker.tsx';

type Props = {
  readonly range: Days | undefined;
  /** Applies the days to this panel or, with `both`, to both panels. */
  readonly setRange: (range: Days, both: boolean) => void;
};

/** Selects the days of a panel (by default today) or of both panels. Typed days apply when Filter is pressed. */
export function RangeFilter({ range, setRange }: Props) {
  const { t } = useTexts();
  const today = businessDay(new Date(), homeZone());
  const applied = range ?? { dateFrom: today, dateTo: today };
  const [draft, setDraft] = useState<Days>(applied);
  const [both, setBoth] = useState(false);
  const [previous, setPrevious] = useState(applied);
  // Reset the dates when the range changes, for example by Back. A `key` would remount the fields and lose the focus.
  if (applied.dateFrom !== previous.dateFrom || applied.dateTo !== previous.dateTo) {
    setPrevious(applied);
    setDraft(applied);
  }
  return (
    <PeriodPicker
      value={draft}
      change={setDraft}
      timeZone={homeZone()}
      action="Filter"
      apply={(days) => {
        if (!daysProblem(days)) setRange(days, both);
      }}
    >
      <Checkbox.Root checked={both} onCheckedChange={({ checked }) => setBoth(checked === true)}>
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>{t('Use these days in both panels')}</Checkbox.Label>
      </Checkbox.Root>
    </PeriodPicker>
  );
}
