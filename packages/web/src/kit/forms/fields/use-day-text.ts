import { addDays, businessDay, isDay } from '@daftar/domain';
import { type KeyboardEvent, useState } from 'react';
import { asWritten } from '../../../i18n/shown.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { dayText, parseDay } from './day-text.ts';

/** The typed text, the date parsed from it ('' if invalid), and whether the user has left the field since. */
type Draft = { readonly text: string; readonly day: string; readonly left: boolean };

/** One end of a period and its callbacks. */
type Day = {
  readonly value: string;
  readonly change: (day: string) => void;
  readonly blur: (() => void) | undefined;
  readonly timeZone: string;
};

/** Returns the date moved by `step` days, or today for an empty value; undefined outside the supported years. */
function movedBy(value: string, step: number, timeZone: string): string | undefined {
  const next = isDay(value) ? addDays(value, step) : businessDay(new Date(), timeZone);
  return isDay(next) ? next : undefined;
}

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** State of a date input: shows the formatted date, or the typed text from the first key press until blur. */
export function useDayText({ value, change, blur, timeZone }: Day) {
  const { t, digits, language } = useTexts();
  const [kept, setKept] = useState<Draft>();
  // A date set by a preset, the calendar or a saved view replaces typed text.
  const draft = kept?.day === value ? kept : undefined;
  const isInvalid = draft !== undefined && draft.day === '' && draft.text.trim() !== '';
  const example = dayText(businessDay(new Date(), timeZone), digits);
  const problem = isInvalid
    ? t('This is not a valid date. Type it like {{example}}.', { example })
    : asWritten('');
  const leave = () => setKept(isInvalid ? { ...draft, left: true } : undefined);
  const step = (by: number) => {
    const next = isInvalid ? undefined : movedBy(value, by, timeZone);
    if (next) change(next);
    if (!isInvalid) setKept(undefined);
  };
  return {
    text: draft?.text ?? dayText(value, digits),
    /** Whether the typed text is not a valid date; `change` then reports ''. */
    isInvalid,
    problem,
    /** The problem to show: only after the user has left the field. */
    error: draft?.left && isInvalid ? problem : undefined,
    type: (text: string) => {
      const day = parseDay(text, language) ?? '';
      setKept({ text, day, left: isInvalid && draft.left });
      if (day !== value) change(day);
    },
    leave: () => {
      leave();
      blur?.();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter') leave();
      const by = steps[event.key];
      if (by === undefined || event.altKey) return;
      event.preventDefault();
      step(by);
    },
  };
}

export type DayText = ReturnType<typeof useDayText>;
