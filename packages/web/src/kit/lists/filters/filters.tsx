import { Button } from '@chakra-ui/react/button';
import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { Option } from '../../ui/parts/option.ts';
import { without } from '../state/filter-names.ts';
import type { FilterName, RoutePath } from '../state/route-search.ts';
import type { FilterProps } from '../state/split-filters.ts';
import { useListState } from '../state/use-list-state.ts';
import { Chip } from './chip.tsx';
import { ChipSelect } from './chip-select.tsx';

/** Names of filters whose options depend on this one; they are cleared when it changes. */
export type Decides<Name extends string = string> = { readonly decides?: readonly Name[] | undefined };
type ChipProps = FilterProps & Decides & { set: boolean; children: ReactNode };

const focusControl = (chip: HTMLElement | null) =>
  chip?.querySelector<HTMLElement>('select, input, button')?.focus();

/** A chip around a filter's control. Its remove button and the Delete key clear the filter. */
export function FilterChip({ name, label, set, added, decides = [], children }: ChipProps) {
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

type SelectFilterProps<Name extends string> = FilterProps<Name> &
  Decides<Name> & { options: readonly Option[] };

const entry = (option: Option) => (typeof option === 'string' ? { value: option, label: option } : option);

/** Adds the current value to the options when it is missing, for example while the options load. */
function withChosen(options: readonly Option[], value: string) {
  const entries = options.map(entry);
  const known = value === '' || entries.some((option) => option.value === value);
  return known ? entries : [...entries, { value, label: value }];
}

/** A filter for one value of a field, in the list at `Path`: `<SelectFilter<'/carriers'> name="status" … />`. */
export function SelectFilter<Path extends RoutePath = never>({
  options,
  ...props
}: SelectFilterProps<FilterName<Path>>) {
  const { t, word } = useTexts();
  const { search, change } = useListState();
  const { name, label, decides = [] }: FilterProps & Decides = props;
  const choose = (chosen: string) => change({ ...without(decides), [name]: chosen || undefined });
  const value = typeof search[name] === 'string' ? search[name] : '';
  return (
    <FilterChip {...props} set={value !== ''}>
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
