import { Button } from '@chakra-ui/react/button';
import { NotFoundError, PermissionError, ValidationError } from '@daftar/sdk';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Problem } from '../../records/problem.tsx';
import { isSet, without } from '../state/filter-names.ts';
import type { Filters } from '../state/filters.ts';
import type { ListState } from '../state/use-list-state.ts';

type Props = Pick<ListState, 'change' | 'search'> & {
  readonly error: unknown;
  readonly retry: () => void;
  readonly filters: Filters;
};

/**
 * The error of a list that failed to load. Offers 'Clear filters' for a 400, and for a 404 where a filter is set; nothing for a missing permission, and a
 * retry for any other failure.
 */
export function ListFailure({ error, retry, filters, search, change }: Props) {
  const { t } = useTexts();
  if (error instanceof PermissionError) return <Problem error={error} />;
  const isCausedByFilters = error instanceof ValidationError || error instanceof NotFoundError;
  if (!isCausedByFilters) return <Problem error={error} retry={retry} />;
  const names = filters.map(({ name }) => name);
  const isFiltered = search.q !== undefined || names.some((name) => isSet(search, name));
  // The list shows the rows of one record, and that record does not exist.
  if (!isFiltered && error instanceof NotFoundError) return <Problem error={error} />;
  return (
    <Problem error={error}>
      <Button size="xs" onClick={() => change({ ...without(names), q: undefined, sort: undefined })}>
        {t('Clear filters')}
      </Button>
    </Problem>
  );
}
