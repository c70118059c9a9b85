import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useSession } from '../../session/use-session.ts';
import './workspace.css';

const tabs = [
  { to: '/merchants/workspace/$id', label: 'Overview', needs: undefined },
  { to: '/merchants/services/$id', label: 'Services', needs: 'Services.viewAll' },
  { to: '/merchants/webhooks/$id', label: 'Webhook deliveries', needs: 'Services.viewAll' },
  { to: '/merchants/keys/$id', label: 'Keys', needs: undefined },
  { to: '/merchants/history/$id', label: 'History', needs: undefined },
] as const satisfies readonly { to: string; label: Text; needs: string | undefined }[];

/** The pages of a merchant's workspace that the caller's role leads to. */
export function MerchantTabs({ id }: { id: string }) {
  const { t } = useTexts();
  const { can } = useSession();
  const bar = useRef<HTMLElement>(null);
  // Where the tabs do not all fit, the one that is open shows.
  useEffect(() => {
    bar.current
      ?.querySelector('[aria-current=page]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, []);
  return (
    <nav ref={bar} className="workspace-tabs" aria-label={t('Workspace')}>
      {tabs
        .filter(({ needs }) => needs === undefined || can(needs))
        .map(({ to, label }) => (
          <Link key={to} to={to} params={{ id }}>
            {t(label)}
          </Link>
        ))}
    </nav>
  );
}
