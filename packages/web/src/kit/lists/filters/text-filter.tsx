import { Input } from '@chakra-ui/react/input';
import { type KeyboardEvent, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { FilterName, RoutePath } from '../state/route-search.ts';
import type { FilterProps } from '../state/split-filters.ts';
import { useListState } from '../state/use-list-state.ts';
import { FilterChip } from './filters.tsx';

/** A text filter in the list at `Path`, for example for a phone number; applied on Enter or blur. */
export function TextFilter<Path extends RoutePath = never>(props: FilterProps<FilterName<Path>>) {
  const { t } = useTexts();
  const { search, change } = useListState();
  const { name, label }: FilterProps = props;
  const value = search[name] === undefined ? '' : String(search[name]);
  const [typed, setTyped] = useState(value);
  const [last, setLast] = useState(value);
  if (value !== last) {
    setLast(value);
    setTyped(value);
  }
  const ask = () => {
    if (typed.trim() !== value) change({ [name]: typed.trim() || undefined });
  };
  const onKeyDown = (event: KeyboardEvent) => event.key === 'Enter' && ask();
  return (
    <FilterChip {...props} set={value !== ''}>
      <label>
        <span>{t(label)}</span>
        <Input
          unstyled
          type="text"
          htmlSize={12}
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={ask}
        />
      </label>
    </FilterChip>
  );
}
