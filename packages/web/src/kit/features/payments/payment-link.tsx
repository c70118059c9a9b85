import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useHost } from '../../records/host.ts';

type Props = {
  /** The id of the payment's transaction or session. */
  readonly id: string;
  /** Whether the link is in a grid row, where the arrow keys reach it. */
  readonly inRow?: boolean;
  readonly children: ReactNode;
};

/** A link to the page of a payment; plain text for users who may not open it. */
export function PaymentLink({ id, inRow = false, children }: Props) {
  const { refusalOf } = useHost().useUser();
  if (refusalOf('getPayment') !== undefined) return children;
  return (
    <Link to="/payments/$id" params={{ id }} className="link" {...(inRow && { tabIndex: -1 })}>
      {children}
    </Link>
  );
}
