import { NotFoundError, PermissionError, ValidationError } from '@daftar/sdk';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/controls.tsx';
import { without } from '../bindings/filter-names.ts';
import { filtersAmong } from '../bindings/filter-of.ts';
import type { ListState } from '../bindings/use-list-state.ts';
import { Problem } from '../parts/problem.tsx';

type Props = Pick<ListState, 'change'> & {
  readonly error: unknown;
  readonly retry: () => void;
  /** The chips over the list. */
  readonly filters: ReactNode;
};

/** Why a list's rows did not come, and what can help: nothing a role lacks, what an address asks in vain, or another try. */
export function ListFailure({ error, retry, filters, change }: Props) {
  const { t } = useTexts();
  if (error instanceof PermissionError) return <Problem error={error} />;
  const isAskedInVain = error instanceof ValidationError || error instanceof NotFoundError;
  if (!isAskedInVain) return <Problem error={error} retry={retry} />;
  const names = filtersAmong(filters).filters.map(({ props }) => props.name);
  return (
    <Problem error={error}>
      <Button size="sm" onClick={() => change({ ...without(names), q: undefined, sort: undefined })}>
        {t('Clear filters')}
      </Button>
    </Problem>
  );
}
