import { foldText } from '@daftar/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useHost } from '../../records/host.ts';
import {
  type Choice,
  type ChoiceFilter,
  type ChoiceKind,
  choicesByIdQuery,
  choicesQuery,
  type FindChoices,
} from './choice-queries.ts';
import { recentChoices } from './recent-choices.ts';

/** Milliseconds between the last key press and the request. */
const typingPause = 150;

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : typingPause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

type Options = {
  readonly kind: ChoiceKind;
  readonly filter: ChoiceFilter;
  /** Replaces the search of records; such choices have no recent ones. */
  readonly find: FindChoices | undefined;
  /** A narrower filter; its records come first while the user has typed nothing. */
  readonly preferred: ChoiceFilter | undefined;
  /** The typed text; '' lists the recent records and the first ones. */
  readonly typed: string;
  readonly open: boolean;
};

export type Choices = {
  readonly items: readonly Choice[];
  readonly state: 'loading' | 'failed' | 'ready';
  readonly error: Error | null;
  readonly retry: () => void;
};

/** Requests the records that match the typed text. Without text, recent and preferred records come first. */
export function useChoices({ kind, filter, find, preferred, typed, open }: Options): Choices {
  const { username } = useHost();
  const text = typed.trim();
  const asked = useSettled(text);
  const idle = open && asked === '';
  const found = useQuery({
    ...(find?.(asked) ?? choicesQuery(kind, asked, filter)),
    enabled: open,
    placeholderData: keepPreviousData,
  });
  const recentIds = idle && !find ? recentChoices(username(), kind) : [];
  const recent = useQuery(choicesByIdQuery(kind, recentIds, filter));
  const first = useQuery({
    ...choicesQuery(kind, '', { ...filter, ...preferred }),
    enabled: idle && preferred !== undefined,
  });
  const before = idle ? [...(recent.data ?? []), ...((preferred && first.data) ?? [])] : [];
  const items = new Map([...before, ...(found.data ?? [])].map((choice) => [choice._id, choice]));
  // Until the response arrives, Enter must not choose a record that was found by an earlier text.
  const isOld = asked !== text || found.isPlaceholderData;
  const matches = ({ name }: Choice) => foldText(name).includes(foldText(text));
  const busy = isOld || found.isFetching || (idle && (recent.isLoading || first.isLoading));
  return {
    items: isOld ? [...items.values()].filter(matches) : [...items.values()],
    state: busy ? 'loading' : found.isError ? 'failed' : 'ready',
    error: found.error,
    retry: () => void found.refetch(),
  };
}
