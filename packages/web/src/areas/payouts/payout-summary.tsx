import { Button } from '@chakra-ui/react/button';
import { Sigma } from 'lucide-react';
import { useTexts } from '../../i18n/use-texts.ts';
import { filtersOf, listQuery } from '../../kit/lists/state/list-search.ts';
import { useListState } from '../../kit/lists/state/use-list-state.ts';
import { lazyOverlay } from '../../kit/ui/overlays/lazy-overlay.tsx';
import { useTrigger } from '../../kit/ui/overlays/use-trigger.ts';

const LazySummary = lazyOverlay(async () => (await import('./payout-summary-view.tsx')).PayoutSummaryView);

/** The button that opens the summary of the payouts that match the search. */
export function PayoutSummary() {
  const { t } = useTexts();
  const { search } = useListState<'/loan-requests'>();
  const { trigger, root } = useTrigger(LazySummary, 'dialog');
  const { payout: _payout, ...query } = filtersOf(listQuery(search));
  return (
    <>
      <Button {...trigger}>
        <Sigma size={15} aria-hidden />
        {t('Summary')}
      </Button>
      <LazySummary {...root} query={query} />
    </>
  );
}
