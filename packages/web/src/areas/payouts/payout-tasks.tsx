import { Button } from '@chakra-ui/react/button';
import { useRouter } from '@tanstack/react-router';
import { FileCheck2, Files, ListChecks, Plus } from 'lucide-react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useListState } from '../../kit/lists/state/use-list-state.ts';
import { lazyOverlay } from '../../kit/ui/overlays/lazy-overlay.tsx';
import { useTrigger } from '../../kit/ui/overlays/use-trigger.ts';
import { ActionButton } from '../../kit/ui/parts/action-button.tsx';
import { LinkButton } from '../../kit/ui/parts/link-button.tsx';
import { useNeeds } from '../../session/permissions/use-needs.ts';
import { useSession } from '../../session/permissions/use-session.ts';
import { hasPage } from '../../shell/has-page.ts';
import { queueSearch } from './queue-search.ts';

const LazyCreate = lazyOverlay(async () => (await import('./create-payout-view.tsx')).CreatePayoutView);

/** Tasks of the platform owner's users, with the pages for them. */
const providerTasks = [
  { to: '/file-records', label: 'File Record', Icon: Files, operation: 'listApprovalFiles' },
  {
    to: '/loan-requests/approval',
    label: 'Loan Approval',
    Icon: FileCheck2,
    operation: 'uploadApprovalFile',
  },
  { to: '/loan-requests/queue', label: 'Review queue', Icon: ListChecks, operation: 'setPayoutStatus' },
] as const;

/** The buttons above the list: File Record and Loan Approval for the platform owner, Create New for everybody. */
export function PayoutTasks() {
  const { t } = useTexts();
  const { platformOwner } = useSession();
  const { toOpen, toChange } = useNeeds();
  const { search } = useListState<'/loan-requests'>();
  const { routesByPath } = useRouter();
  const { trigger, root } = useTrigger(LazyCreate, 'dialog');
  const refusal = toChange('addPayout');
  return (
    <>
      {platformOwner &&
        providerTasks
          .filter(({ to }) => hasPage(routesByPath, to))
          .map(({ to, label, Icon, operation }) => (
            <LinkButton
              key={to}
              {...{ to, label }}
              search={to === '/loan-requests/queue' ? queueSearch(search) : {}}
              icon={<Icon size={15} aria-hidden />}
              disabledReason={toOpen(operation)}
            />
          ))}
      {refusal ? (
        <ActionButton
          label="Create New"
          size="sm"
          icon={<Plus size={15} aria-hidden />}
          disabledReason={refusal}
        />
      ) : (
        <Button variant="solid" data-creates="" {...trigger}>
          <Plus size={15} aria-hidden />
          {t('Create New')}
        </Button>
      )}
      <LazyCreate {...root} />
    </>
  );
}
