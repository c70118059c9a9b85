import type { MerchantDetail } from '@daftar/sdk';
import { Link, useParams } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { StatusPill } from '../../kit/cells/status-pill.tsx';
import { BackLink } from '../../kit/parts/back-link.tsx';
import { PageHeader } from '../../kit/parts/page-header.tsx';
import { SandboxChip } from '../../kit/parts/sandbox-chip.tsx';
import { Loaded } from '../../kit/screens/loaded.tsx';
import { useSession } from '../../session/use-session.ts';
import { ButtonLink } from '../../ui/controls.tsx';
import { merchantQueries } from './merchant-queries.ts';
import { MerchantTabs } from './merchant-tabs.tsx';

/** A page of a merchant's workspace: who it is and how it stands, the other pages, and what this one shows. */
export function MerchantScreen({ children }: { children: (merchant: MerchantDetail) => ReactNode }) {
  const { t } = useTexts();
  const { id = '' } = useParams({ strict: false });
  const { can, platformOwner } = useSession();
  const edits = platformOwner && can('MerchentManagement.editAccounts');
  return (
    <Loaded query={merchantQueries.detail(id)}>
      {(merchant) => (
        <div className="page">
          <PageHeader
            title={merchant.name}
            aside={
              <span className="head-chips">
                <StatusPill status={merchant.status} />
                <SandboxChip />
              </span>
            }
          >
            {edits && (
              <ButtonLink asChild variant="outline">
                <Link to="/merchants/form/$id" params={{ id }}>
                  <Pencil size={15} aria-hidden />
                  {t('Edit')}
                </Link>
              </ButtonLink>
            )}
            <BackLink otherwise="/merchants">{t('Back')}</BackLink>
          </PageHeader>
          <MerchantTabs id={id} />
          {children(merchant)}
        </div>
      )}
    </Loaded>
  );
}
