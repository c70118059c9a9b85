import { Button } from '@chakra-ui/react/button';
import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { previousPlace } from '../bindings/previous-locations.ts';

type Props = { otherwise: string; children: ReactNode };

/** A link to the previous page, or to `otherwise` when there is none. */
export function BackLink({ otherwise, children }: Props) {
  const { pathname, search } = previousPlace(
    useLocation({ select: (location) => location.pathname }),
    otherwise,
  );
  return (
    <Button asChild>
      <Link to={pathname} search={search as never}>
        {children}
      </Link>
    </Button>
  );
}
