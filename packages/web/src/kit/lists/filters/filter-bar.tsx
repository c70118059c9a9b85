import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Fragment, lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { isSet, without } from '../state/filter-names.ts';
import type { Filters } from '../state/filters.ts';
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
export function FilterBar({ filters }: { filters: Filters }) {
  const { t } = useTexts();
  const { search, change } = useListState();
  const [added, setAdded] = useState(none);
  const set = filters.filter(({ name }) => isSet(search, name));
  const shown = filters.filter(
    (filter, index) => index < alwaysShown || set.includes(filter) || added.names.includes(filter.name),
  );
  const clear = () => {
    setAdded(none);
    change(without(set.map(({ name }) => name)));
  };
  const add = (name: string) =>
    setAdded({
      names: [...added.names.filter((one) => one !== name), name],
      waiting: name,
      turn: added.turn,
    });
  return (
    <>
      {shown.map(({ name, show }) => (
        <Fragment key={name}>{show(added.focused === name ? added.turn : undefined)}</Fragment>
      ))}
      {filters.length > 0 && (
        <Suspense fallback={<Box width="32px" height="32px" />}>
          <AddFilter
            filters={filters.filter((filter) => !set.includes(filter))}
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
