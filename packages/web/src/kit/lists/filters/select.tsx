import { Button } from '@chakra-ui/react/button';
import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import type { Text } from '../../../i18n/text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { Option } from '../../ui/parts/option.ts';
import { without } from '../state/filter-names.ts';
import type { Filter } from '../state/filters.ts';
import { useListState } from '../state/use-list-state.ts';
import { Chip } from './chip.tsx';
import { ChipSelect } from './chip-select.tsx';

type ChipProps = {
  readonly of: Pick<Filter, 'name' | 'label' | 'decides'>;
  readonly set: boolean;
  readonly added: number | undefined;
  readonly children: ReactNode;
};

const focusControl = (chip: HTMLElement | null) =>
  chip?.querySelector<HTMLElement>('select, input, button')?.focus();

/** A chip around a filter's control. Its remove button and the Delete key clear the filter. */
export function FilterChip({ of, set, added, children }: ChipProps) {
  const { name, label, decides = [] } = of;
  const { t } = useTexts();
  const { change } = useListState();
  const chip = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (added) focusControl(chip.current);
  }, [added]);
  const remove = () => {
    focusControl(chip.current);
    change(without([name, ...decides]));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const types = event.target instanceof HTMLInputElement;
    // Ignores keys pressed inside the panel that the chip opens.
    const opened = event.target instanceof Element && !chip.current?.contains(event.target);
    if (!set || types || opened || (event.key !== 'Delete' && event.key !== 'Backspace')) return;
    event.preventDefault();
    remove();
  };
  return (
    <Chip ref={chip} set={set} data-part="chip" onKeyDown={onKeyDown}>
      {children}
      {set && (
        <Button
          variant="ghost"
          size="2xs"
          rounded="full"
          minWidth="22px"
          height="22px"
          padding="0"
          marginInlineEnd="-1.5"
          aria-label={`${t('Remove filter')}: ${t(label)}`}
          onClick={remove}
        >
          <X size={14} aria-hidden />
        </Button>
      )}
    </Chip>
  );
}

const entry = (option: Option) => (typeof option === 'string' ? { value: option, label: option } : option);

/** Adds the current value to the options when it is missing, for example while the options load. */
function withChosen(options: readonly Option[], value: string) {
  const entries = options.map(entry);
  const known = value === '' || entries.some((option) => option.value === value);
  return known ? entries : [...entries, { value, label: value }];
}

type Props = { readonly of: Omit<Filter, 'show'>; readonly added: number | undefined };

function Select({ of, added }: Props) {
  const { t, word } = useTexts();
  const { search, change } = useListState();
  const { name, label, options = [], decides = [] } = of;
  const choose = (chosen: string) => change({ ...without(decides), [name]: chosen || undefined });
  const value = typeof search[name] === 'string' ? search[name] : '';
  return (
    <FilterChip {...{ of, added }} set={value !== ''}>
      <label>
        <span>{t(label)}</span>
        <ChipSelect value={value} onChange={(event) => choose(event.target.value)}>
          <option value="">{t('All')}</option>
          {withChosen(options, value).map((option) => (
            <option key={option.value} value={option.value}>
              {word(option.label)}
            </option>
          ))}
        </ChipSelect>
      </label>
    </FilterChip>
  );
}

/** Returns a filter for one value of a field. */
export function select<Name extends string>(
  name: Name,
  label: Text,
  options: readonly Option[],
): Filter<Name> {
  const of = { name, label, options };
  return { ...of, show: (added) => <Select {...{ of, added }} /> };
}
