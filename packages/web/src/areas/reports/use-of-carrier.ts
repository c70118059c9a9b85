import { useSuspenseQuery } from '@tanstack/react-query';
import { ownPermissionsQuery } from '../../session/use-session.ts';

/** Tells whether the caller works for a carrier, who sees its own share instead of what others earn. */
export function useOfCarrier(): boolean {
  const { data } = useSuspenseQuery(ownPermissionsQuery);
  return data.userType === 'Operator' && data.userTypeId !== data.provider.name;
}
