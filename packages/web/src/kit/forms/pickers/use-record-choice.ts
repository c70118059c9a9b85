import { createListCollection } from '@chakra-ui/react/collection';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useHost } from '../../records/host.ts';
import {
  type Choice,
  type ChoiceFilter,
  type ChoiceKind,
  choiceQuery,
  type FindChoices,
} from './choice-queries.ts';
import { keepRecentChoice } from './recent-choices.ts';
import { useChoices } from './use-choices.ts';

export type RecordChoice = {
  readonly kind: ChoiceKind;
  /** What `value` is: the record's id, or its name if the contract refers to records by name. */
  readonly by?: 'id' | 'name' | undefined;
  readonly value: string;
  /** Receives the new value and its record; '' and undefined when the user clears the field. */
  readonly change: (value: string, choice: Choice | undefined) => void;
  readonly filter?: ChoiceFilter | undefined;
  /** Replaces the search of records, for choices by name that are no records of the lookups. */
  readonly find?: FindChoices | undefined;
  /** A narrower filter; its records come first while the user has typed nothing. */
  readonly preferred?: ChoiceFilter | undefined;
  /** The name of the chosen record, if it is already known. */
  readonly knownName?: string | undefined;
  /** Closes the panel that contains the picker. If set, the list is always open. */
  readonly close?: (() => void) | undefined;
};

const none: ChoiceFilter = {};

/** Manages the choice of a record: the typed text, the records that match it, and what is chosen. */
export function useRecordChoice({ kind, by = 'id', value, change, close, ...options }: RecordChoice) {
  const client = useQueryClient();
  const { username } = useHost();
  const { filter = none, find, preferred, knownName } = options;
  const [opened, setOpened] = useState(false);
  const [typed, type] = useState<string>();
  const open = close !== undefined || opened;
  const { data: chosen } = useQuery(choiceQuery(kind, by === 'id' && !knownName ? value : ''));
  const name = by === 'name' ? value : (knownName ?? chosen?.name ?? '');
  const choices = useChoices({ kind, filter, find, preferred, typed: typed ?? '', open });
  const key = by === 'id' ? '_id' : 'name';
  const collection = useMemo(
    () =>
      createListCollection({
        items: choices.items,
        itemToString: (one) => one.name,
        itemToValue: (one) => one[key],
      }),
    [choices.items.map((one) => one._id).join(), key],
  );
  const choose = (next: string | undefined) => {
    const choice = choices.items.find((one) => one[key] === next);
    if (choice && !find) {
      keepRecentChoice(username(), kind, choice._id);
      client.setQueryData(choiceQuery(kind, choice._id).queryKey, choice);
    }
    type(undefined);
    change(choice ? choice[key] : '', choice);
    close?.();
  };
  const leave = () => {
    // Discards text that names no record. An emptied field clears the value.
    if (typed === '' && value !== '') choose(undefined);
    type(undefined);
  };
  return { choices, collection, text: typed ?? name, type, open, setOpened, choose, leave };
}
