import { Link as ChakraLink } from '@chakra-ui/react/link';
import type { DayRange } from '@daftar/domain';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../session/permissions/use-session.ts';
import { drillDown } from './drill-down.ts';

type Props = { service: string; currency: string | undefined; range: DayRange | undefined };

/** A service's name; a link to its payments for users who may see reports. */
export function ServiceLink({ service, currency, range }: Props) {
  const { can } = useSession();
  if (!can('reportTransactions')) return <span dir="auto">{service}</span>;
  return (
    <ChakraLink asChild variant="underline" textDecorationColor="transparent" _hover={{ color: 'brand.fg' }}>
      <Link to="/reports" search={drillDown({ service, currency, range, now: new Date() })} dir="auto">
        {service}
      </Link>
    </ChakraLink>
  );
}
