import { chakra } from '@chakra-ui/react/styled-system';
import type { Payout } from '@daftar/sdk';
import { useListState } from '../../kit/bindings/use-list-state.ts';
import { preparePayoutDialog } from './payout-dialog.tsx';

/** The reference number of a row; a press opens the payout's popup. */
export function PayoutReference({ payout: { _id, referanceNumber } }: { payout: Payout }) {
  const { search, change } = useListState<'/loan-requests'>();
  return (
    <chakra.button
      type="button"
      className="link mono ltr"
      cursor="pointer"
      tabIndex={-1}
      aria-haspopup="dialog"
      onPointerEnter={preparePayoutDialog}
      onFocus={preparePayoutDialog}
      onClick={() => change({ payout: _id, page: search.page })}
    >
      {referanceNumber}
    </chakra.button>
  );
}
