import { HStack } from '@chakra-ui/react/stack';
import type { MerchantDetail } from '@daftar/sdk';
import { useParams } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { StatusPill } from '../../kit/cells/status-pill.tsx';
import { BackLink } from '../../kit/parts/back-link.tsx';
import { LinkButton } from '../../kit/parts/link-button.tsx';
import { Page } from '../../kit/parts/page.tsx';
import { PageHeader } from '../../kit/parts/page-header.tsx';
import { recordWidth } from '../../kit/parts/record-width.ts';
import { SandboxChip } from '../../kit/parts/sandbox-chip.tsx';
import { Loaded } from '../../kit/screens/loaded.tsx';
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
