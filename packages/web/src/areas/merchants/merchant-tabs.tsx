import { Link } from '@tanstack/react-router';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { TabBar } from '../../kit/ui/page/tab-bar.tsx';
import { useSession } from '../../session/permissions/use-session.ts';

const tabs = [
  { to: '/merchants/workspace/$id', label: 'Overview', needs: undefined },
  { to: '/merchants/services/$id', label: 'Services', needs: 'listServices' },
  { to: '/merchants/webhooks/$id', label: 'Webhook deliveries', needs: 'listWebhookDeliveries' },
  { to: '/merchants/keys/$id', label: 'Keys', needs: undefined },
  { to: '/merchants/history/$id', label: 'History', needs: undefined },
] as const satisfies readonly { to: string; label: Text; needs: string | undefined }[];

/** Tabs of the workspace pages that the caller's role permits. */
export function MerchantTabs({ id }: { id: string }) {
  const { t } = useTexts();
  const { can } = useSession();
  return (
    <TabBar label={t('Workspace')}>
      {tabs
        .filter(({ needs }) => needs === undefined || can(needs))
        .map(({ to, label }) => (
          <Link key={to} to={to} params={{ id }}>
            {t(label)}
          </Link>
        ))}
    </TabBar>
  );
}
