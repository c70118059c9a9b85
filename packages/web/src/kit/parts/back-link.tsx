import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/controls.tsx';
import { previousPlace } from '../bindings/previous-locations.ts';

type Props = { otherwise: string; plain?: boolean; children: ReactNode };

/** A link to the previous page, or to `otherwise` when there is none. */
export function BackLink({ otherwise, plain = false, children }: Props) {
  const { pathname, search } = previousPlace(
    useLocation({ select: (location) => location.pathname }),
    otherwise,
  );
  return (
    <ButtonLink asChild {...(!plain && { variant: 'outline' as const })}>
      <Link to={pathname} search={search as never}>
        {children}
      </Link>
    </ButtonLink>
  );
}
