import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** A list with filters: the rows that a figure counts. */
export type RowsAddress = { readonly to: string; readonly search: object };

type Props = { readonly address: RowsAddress | undefined; readonly children: ReactNode };

/** A figure's name; with an address, a link to the rows that the figure counts. */
export function RowsLink({ address, children }: Props) {
  if (!address) return children;
  return (
    <Link to={address.to as string} search={address.search as never} className="link">
      {children}
    </Link>
  );
}
