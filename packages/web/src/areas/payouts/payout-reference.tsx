import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import type { Payout } from '@daftar/sdk';
import { TriangleAlert } from 'lucide-react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useListState } from '../../kit/lists/state/use-list-state.ts';
import { preparePayoutDialog } from './payout-dialog.tsx';

/** The reference number of a row; a press opens the payout's popup. */
export function PayoutReference({ payout }: { payout: Payout }) {
  const { _id, referanceNumber, flags = [], selfDecided = false } = payout;
  const { t } = useTexts();
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
      {(flags.length > 0 || selfDecided) && (
        // A card has no space for the flags, so it shows an icon.
        <Box as="span" hideFrom="sm" display="inline-block" ms="1.5" color="orange.fg" verticalAlign="-2px">
          <TriangleAlert size={14} role="img" aria-label={t('Flags')} />
        </Box>
      )}
    </chakra.button>
  );
}
