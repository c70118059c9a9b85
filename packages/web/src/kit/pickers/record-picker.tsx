import { createListCollection } from '@chakra-ui/react/collection';
import { Combobox } from '@chakra-ui/react/combobox';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Shown } from '../../i18n/shown.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useHost } from '../bindings/host.ts';
import { ChoiceList, ChoiceStatus } from './choice-list.tsx';
import { type Choice, type ChoiceFilter, type ChoiceKind, choiceQuery } from './choice-queries.ts';
import { keepRecentChoice } from './recent-choices.ts';
import { useChoices } from './use-choices.ts';

export type RecordPickerProps = {
  readonly kind: ChoiceKind;
  /** What `value` is: the record's id, or its name if the contract refers to records by name. */
  readonly by?: 'id' | 'name' | undefined;
  readonly value: string;
  /** Receives the new value and its record; '' and undefined when the user clears the field. */
  readonly change: (value: string, choice: Choice | undefined) => void;
  readonly filter?: ChoiceFilter | undefined;
  /** A narrower filter; its records come first while the user has typed nothing. */
  readonly preferred?: ChoiceFilter | undefined;
  /** The name of the chosen record, if it is already known. */
  readonly knownName?: string | undefined;
  readonly placeholder?: Shown | undefined;
  readonly size?: Combobox.RootProps['size'];
  readonly disabled?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
  /** Closes the panel that contains the picker. If set, the list is always open. */
  readonly close?: (() => void) | undefined;
  readonly input?: Combobox.InputProps | undefined;
};

const none: ChoiceFilter = {};

/** Chooses a record. Requests up to 20 records that match the typed text; shows recently chosen records first. */
export function RecordPicker({ kind, by = 'id', value, change, close, ...props }: RecordPickerProps) {
  const { t } = useTexts();
  const client = useQueryClient();
  const { username } = useHost();
  const { filter = none, preferred, knownName } = props;
  const [opened, setOpened] = useState(false);
  const [typed, setTyped] = useState<string>();
  const open = close !== undefined || opened;
  const { data: chosen } = useQuery(choiceQuery(kind, by === 'id' && !knownName ? value : ''));
  const name = by === 'name' ? value : (knownName ?? chosen?.name ?? '');
  const choices = useChoices({ kind, filter, preferred, typed: typed ?? '', open });
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
    if (choice) {
      keepRecentChoice(username(), kind, choice._id);
      client.setQueryData(choiceQuery(kind, choice._id).queryKey, choice);
    }
    setTyped(undefined);
    change(choice ? choice[key] : '', choice);
    close?.();
  };
  const leave = () => {
    // Discards text that names no record. An emptied field clears the value.
    if (typed === '' && value !== '') choose(undefined);
    setTyped(undefined);
  };
  const list = (
    <Combobox.Content shadow={close && 'none'} borderWidth={close ? '0' : '1px'}>
      <ChoiceList {...choices} />
    </Combobox.Content>
  );
  return (
    <Combobox.Root
      collection={collection}
      value={value === '' ? [] : [value]}
      onValueChange={({ value: [next] }) => next !== value && choose(next)}
      inputValue={typed ?? name}
      onInputValueChange={({ inputValue, reason }) => reason === 'input-change' && setTyped(inputValue)}
      open={open}
      onOpenChange={({ open: wanted }) => {
        setOpened(wanted);
        if (!wanted) leave();
      }}
      inputBehavior="autohighlight"
      openOnClick
      selectionBehavior="preserve"
      positioning={{
        sameWidth: true,
        placement: 'bottom-start',
        strategy: 'fixed',
      }}
      placeholder={props.placeholder ?? t('Type to find')}
      size={props.size}
      disabled={props.disabled}
      readOnly={props.readOnly}
      lazyMount
      unmountOnExit
    >
      <Combobox.Control>
        <Combobox.Input
          {...props.input}
          onBlur={(event) => {
            leave();
            props.input?.onBlur?.(event);
          }}
        />
        <Combobox.IndicatorGroup>
          {!props.disabled && !props.readOnly && (
            <Combobox.ClearTrigger aria-label={t('Clear')} onClick={() => choose(undefined)} />
          )}
          <Combobox.Trigger aria-label={t('Show the choices')} />
        </Combobox.IndicatorGroup>
      </Combobox.Control>
      {close ? list : <Combobox.Positioner>{list}</Combobox.Positioner>}
      <ChoiceStatus {...choices} />
    </Combobox.Root>
  );
}
