import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { cloneElement, lazy, type ReactNode, Suspense, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { isSet, without } from '../state/filter-names.ts';
import { splitFilters } from '../state/split-filters.ts';
import { useListState } from '../state/use-list-state.ts';

const AddFilter = lazy(async () => ({ default: (await import('./add-filter.tsx')).AddFilter }));

/** Number of filters that are always shown; the others are in the menu until they are set or added. */
const alwaysShown = 3;

/** The filters that were added from the menu: `waiting` gets the focus when the menu has closed, `focused` had it last. */
type Added = {
  readonly names: readonly string[];
  readonly waiting?: string | undefined;
  readonly focused?: string | undefined;
  readonly turn: number;
};

const none: Added = { names: [], turn: 0 };

const withFocus = (added: Added): Added =>
  added.waiting === undefined ? added : { names: added.names, focused: added.waiting, turn: added.turn + 1 };

/** A list's filters: the first few, those that are set, and a menu to add the others. */
export function FilterBar({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  const { search, change } = useListState();
  const [added, setAdded] = useState(none);
  const { filters, others } = splitFilters(children);
  const set = filters.filter(({ props }) => isSet(search, props.name));
  const shown = filters.filter(
    (filter, index) => index < alwaysShown || set.includes(filter) || added.names.includes(filter.props.name),
  );
  const clear = () => {
    setAdded(none);
    change(without(set.map(({ props }) => props.name)));
  };
  const add = (name: string) =>
    setAdded({
      names: [...added.names.filter((one) => one !== name), name],
      waiting: name,
      turn: added.turn,
    });
  return (
    <>
      {shown.map((filter) => {
        const { name } = filter.props;
        return cloneElement(filter, { key: name, added: added.focused === name ? added.turn : undefined });
      })}
      {others}
      {filters.length > 0 && (
        <Suspense fallback={<Box width="32px" height="32px" />}>
          <AddFilter
            filters={filters.filter((filter) => !set.includes(filter)).map(({ props }) => props)}
            add={add}
            focusAdded={() => setAdded(withFocus)}
          />
        </Suspense>
      )}
      {set.length > 0 && (
        <Button variant="ghost" size="xs" color="fg.muted" onClick={clear}>
          {t('Clear all')}
        </Button>
      )}
    </>
  );
}
