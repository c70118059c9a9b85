import { Button } from '@chakra-ui/react/button';
import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { previousPlace } from '../list-state/previous-locations.ts';

type Props = {
  otherwise: string;
  /** Whether the link leads to `otherwise` even if there is a previous page. */
  fixed?: boolean;
  children: ReactNode;
};

/** A link to the previous page, or to `otherwise` when there is none. */
export function BackLink({ otherwise, fixed = false, children }: Props) {
  const here = useLocation({ select: (location) => location.pathname });
  const { pathname, search } = fixed ? { pathname: otherwise, search: {} } : previousPlace(here, otherwise);
  return (
    <Button asChild>
      <Link to={pathname} search={search as never}>
        {children}
      </Link>
    </Button>
  );
}
