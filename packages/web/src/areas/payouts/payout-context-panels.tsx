import type { Payout } from '@daftar/sdk';
import { LoadedPart } from '../../kit/records/loaded-part.tsx';
import { OtherPayouts } from './other-payouts.tsx';
import { PayoutFunds } from './payout-funds.tsx';
import { payoutQueries } from './payout-queries.ts';

/** Information that helps to decide a payout: the merchant's funds, and the person's other payouts. */
export function PayoutContextPanels({ payout }: { payout: Payout }) {
  return (
    <LoadedPart query={payoutQueries.context(payout._id)}>
      {({ funds, others }) => (
        <>
          {funds && <PayoutFunds {...{ funds, payout }} />}
          <OtherPayouts payouts={others} />
        </>
      )}
    </LoadedPart>
  );
}
