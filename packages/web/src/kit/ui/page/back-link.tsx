import { Button } from '@chakra-ui/react/button';
import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { previousPlace } from './previous-locations.ts';

type Props = {
  otherwise: string;
  /** Whether the link leads to `otherwise` even if there is a previous page. */
  fixed?: boolean;
  /** A page to which the link never leads; by default the form of a new record, on the form of a saved one. */
  skip?: string;
  children: ReactNode;
};

/** A link to the previous page, or to `otherwise` when there is none. */
export function BackLink({ otherwise, fixed = false, skip, children }: Props) {
  const here = useLocation({ select: (location) => location.pathname });
  const previous = previousPlace(here, otherwise);
  const isSkipped = previous.pathname === (skip ?? `${here.slice(0, here.lastIndexOf('/'))}/new`);
  const { pathname, search } = fixed || isSkipped ? { pathname: otherwise, search: {} } : previous;
  return (
    <Button asChild>
      <Link to={pathname} search={search as never}>
        {children}
      </Link>
    </Button>
  );
}
