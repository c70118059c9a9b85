import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import type { DayRange as Days } from '@daftar/domain';
import { type FormEvent, useState } from 'react';
import { homeZone } from '../../i18n/home-zone.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { DayRange } from '../../kit/forms/fields/day-range.tsx';
import { daysProblem } from '../../kit/forms/fields/days-problem.ts';
import { DialogFrame } from '../../kit/ui/overlays/dialog-frame.tsx';

type Props = {
  readonly open: boolean;
  readonly period: Days;
  /** Receives the chosen days; undefined when the user cancels. */
  readonly answer: (range: Days | undefined) => void;
};

function Form({ period, answer }: Omit<Props, 'open'>) {
  const { t } = useTexts();
  const [days, setDays] = useState(period);
  const problem = daysProblem(days);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!problem) answer({ dateFrom: days.dateFrom, dateTo: days.dateTo });
  };
  return (
    <form onSubmit={submit}>
      <Dialog.Header>
        <Dialog.Title>{t('Custom period')}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <DayRange
          value={days}
          change={setDays}
          choose={answer}
          timeZone={homeZone()}
          errors={{ dateTo: problem }}
        />
      </Dialog.Body>
      <Dialog.Footer>
        <Button onClick={() => answer(undefined)}>{t('Cancel')}</Button>
        <Button type="submit" variant="solid" disabled={problem !== undefined}>
          {t('Show')}
        </Button>
      </Dialog.Footer>
    </form>
  );
}

/** Asks for the days of an overview. */
export function CustomRangeDialog({ open, ...form }: Props) {
  return (
    <DialogFrame
      open={open}
      onOpenChange={({ open: stays }) => !stays && form.answer(undefined)}
      size="sm"
      closeOnInteractOutside={false}
    >
      <Form {...form} />
    </DialogFrame>
  );
}
