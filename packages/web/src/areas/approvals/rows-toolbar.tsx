import { Box } from '@chakra-ui/react/box';
import { Redo2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useListState } from '../../kit/lists/state/use-list-state.ts';
import { ActionButton } from '../../kit/ui/parts/action-button.tsx';
import { SearchBox } from '../../kit/ui/parts/search-box.tsx';
import type { TakeOut } from './use-take-out.ts';
import type { RowsFilter } from './use-verdict-rows.ts';

type Props = {
  readonly filter: RowsFilter;
  readonly takeOut?: TakeOut;
  /** Further filters. */
  readonly children?: ReactNode;
};

/** Searches the rows, and takes all matching rows out of the file or puts them back. */
export function RowsToolbar({ filter: { q, verdict, flag }, takeOut, children }: Props) {
  const { change } = useListState<'/loan-requests/approval'>();
  const out = verdict !== 'taken-out';
  return (
    <Box className="toolbar">
      <SearchBox value={q ?? ''} change={(text) => change({ q: text || undefined }, 'bit by bit')} />
      {children}
      {takeOut && (q || verdict || flag) && (
        <Box className="toolbar-end">
          <ActionButton
            label={out ? 'Take all of these out' : 'Put all of these back'}
            icon={out ? <X size={14} aria-hidden /> : <Redo2 size={14} aria-hidden />}
            busy={takeOut.busy}
            disabledReason={takeOut.disabledReason}
            run={() =>
              takeOut.choose({ out, ...(q && { q }), ...(verdict && { verdict }), ...(flag && { flag }) })
            }
          />
        </Box>
      )}
    </Box>
  );
}
