import { HStack } from '@chakra-ui/react/stack';
import type { MerchantDetail } from '@daftar/sdk';
import { Link, useParams } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { SandboxChip } from '../../kit/features/payments/sandbox-chip.tsx';
import { Loaded } from '../../kit/records/loaded.tsx';
import { StatusPill } from '../../kit/ui/cells/status-pill.tsx';
import { BackLink } from '../../kit/ui/page/back-link.tsx';
import { Page } from '../../kit/ui/page/page.tsx';
import { PageHeader } from '../../kit/ui/page/page-header.tsx';
import { recordWidth } from '../../kit/ui/page/record-width.ts';
import { TabBar } from '../../kit/ui/page/tab-bar.tsx';
import { LinkButton } from '../../kit/ui/parts/link-button.tsx';
import { useNeeds } from '../../session/permissions/use-needs.ts';
import { useSession } from '../../session/permissions/use-session.ts';
import { merchantQueries } from './merchant-queries.ts';

const tabs = [
  { to: '/merchants/workspace/$id', label: 'Overview', needs: undefined },
  { to: '/merchants/services/$id', label: 'Services', needs: 'listServices' },
  { to: '/merchants/webhooks/$id', label: 'Webhook deliveries', needs: 'listWebhookDeliveries' },
  { to: '/merchants/keys/$id', label: 'Keys', needs: undefined },
  { to: '/merchants/history/$id', label: 'History', needs: undefined },
] as const satisfies readonly { to: string; label: Text; needs: string | undefined }[];

/** Tabs of the workspace pages that the caller's role permits. */
function MerchantTabs({ id }: { id: string }) {
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

/** Frame of a workspace page: the merchant's name and status, the tabs, and the page's content. */
export function MerchantScreen({ children }: { children: (merchant: MerchantDetail) => ReactNode }) {
  const { t } = useTexts();
  const { id = '' } = useParams({ strict: false });
  const { platformOwner } = useSession();
  const disabledReason = useNeeds().toOpen('editMerchant');
  return (
    <Loaded query={merchantQueries.detail(id)}>
      {(merchant) => (
        <Page maxWidth={recordWidth}>
          <PageHeader
            title={{ name: merchant.name }}
            aside={
              <HStack as="span" gap="2" wrap="wrap">
                <StatusPill status={merchant.status} />
                <SandboxChip />
              </HStack>
            }
          >
            {platformOwner && (
              <LinkButton
                to={`/merchants/form/${id}`}
                label="Edit"
                icon={<Pencil size={15} aria-hidden />}
                disabledReason={disabledReason}
              />
            )}
            <BackLink otherwise="/merchants">{t('Back')}</BackLink>
          </PageHeader>
          <MerchantTabs id={id} />
          {children(merchant)}
        </Page>
      )}
    </Loaded>
  );
}
