import { Navigate, useRouter } from '@tanstack/react-router';
import { useSession } from '../../session/use-session.ts';
import { landingPath } from '../../shell/built-menu.ts';

/** The first page that the role permits. */
export function Home() {
  const { caller } = useSession();
  const router = useRouter();
  const [to = '/account-profile', query] = landingPath(caller, (path) => path in router.routesByPath).split(
    '?',
  );
  return <Navigate to={to} search={Object.fromEntries(new URLSearchParams(query))} replace />;
}
