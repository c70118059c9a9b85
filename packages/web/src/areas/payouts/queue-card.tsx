import { Card } from '@chakra-ui/react/card';
import type { Payout } from '@daftar/sdk';
import { type ReactNode, useId } from 'react';
import { FlagBanner } from '../../kit/features/payouts/payout-flags.tsx';
import { StatusPill } from '../../kit/ui/cells/status-pill.tsx';
import { PayoutFacts } from './payout-facts.tsx';
import { PayoutHeadline } from './payout-headline.tsx';

/** The payout to decide now. */
export function QueueCard({ payout, footer }: { payout: Payout; footer: ReactNode }) {
  const id = useId();
  return (
    <Card.Root as="section" aria-labelledby={id} minWidth="0">
      <Card.Header flexDirection="row" alignItems="center" gap="3">
        <Card.Title as="h2" id={id} textStyle="sm" className="mono ltr">
          {payout.referanceNumber}
        </Card.Title>
        <StatusPill status={payout.status} />
      </Card.Header>
      <Card.Body gap="5">
        <PayoutHeadline payout={payout} />
        <FlagBanner payout={payout} />
        <PayoutFacts payout={payout} />
      </Card.Body>
      {footer}
    </Card.Root>
  );
}
