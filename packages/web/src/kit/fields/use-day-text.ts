import { addDays, businessDay, isDay } from '@daftar/domain';
import { type KeyboardEvent, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { dayOf, dayText } from './day-text.ts';

/** What is typed, the day that it was read as ('' for none), and whether its user was done with it. */
type Draft = { readonly text: string; readonly day: string; readonly left: boolean };

/** What one end of a period is and how it changes. */
type Day = {
  readonly value: string;
  readonly change: (day: string) => void;
  readonly blur: (() => void) | undefined;
  readonly timeZone: string;
};

/** The day a day later or earlier, from today where there is none; undefined where the calendar ends. */
function stepped(value: string, step: number, timeZone: string): string | undefined {
  const next = isDay(value) ? addDays(value, step) : businessDay(new Date(), timeZone);
  return isDay(next) ? next : undefined;
}

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** A day as text: written as the user's language has it until somebody types, then what they type until they leave it. */
export function useDayText({ value, change, blur, timeZone }: Day) {
  const { t, digits, language } = useTexts();
  const [kept, setKept] = useState<Draft>();
  // A preset, the calendar or a saved view wins over what was typed before.
  const draft = kept?.day === value ? kept : undefined;
  const unclear = draft !== undefined && draft.day === '' && draft.text.trim() !== '';
  const example = dayText(businessDay(new Date(), timeZone), digits);
  const problem = unclear ? t('This is not a day. Type it as {{example}}.', { example }) : '';
  const leave = () => setKept(unclear ? { ...draft, left: true } : undefined);
  const step = (by: number) => {
    const next = unclear ? undefined : stepped(value, by, timeZone);
    if (next) change(next);
    if (!unclear) setKept(undefined);
  };
  return {
    text: draft?.text ?? dayText(value, digits),
    /** Typed, and no day: the callers are told of none meanwhile. */
    unclear,
    problem,
    /** The problem, once somebody left it so. */
    error: draft?.left && unclear ? problem : undefined,
    type: (text: string) => {
      const day = dayOf(text, language) ?? '';
      setKept({ text, day, left: unclear && draft.left });
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
