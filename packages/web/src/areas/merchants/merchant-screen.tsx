import { HStack } from '@chakra-ui/react/stack';
import type { MerchantDetail } from '@daftar/sdk';
import { useParams } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { SandboxChip } from '../../kit/features/payments/sandbox-chip.tsx';
import { Loaded } from '../../kit/records/loaded.tsx';
import { StatusPill } from '../../kit/ui/cells/status-pill.tsx';
import { BackLink } from '../../kit/ui/page/back-link.tsx';
import { Page } from '../../kit/ui/page/page.tsx';
import { PageHeader } from '../../kit/ui/page/page-header.tsx';
import { recordWidth } from '../../kit/ui/page/record-width.ts';
import { LinkButton } from '../../kit/ui/parts/link-button.tsx';
import { useNeeds } from '../../session/permissions/use-needs.ts';
import { useSession } from '../../session/permissions/use-session.ts';
import { merchantQueries } from './merchant-queries.ts';
import { MerchantTabs } from './merchant-tabs.tsx';

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
