import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useQuery } from '@tanstack/react-query';
import type { Key } from '../../api/query-keys.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Problem } from '../../kit/records/problem.tsx';
import type { BillingSum } from './billing-sums.ts';
import { TotalsTable } from './totals-table.tsx';

type Props = {
  readonly query: { readonly queryKey: Key };
  readonly ofCarrier: boolean;
  /** Widest width of the list above, in pixels. */
  readonly widest: number;
};

/** Footer with the totals of all billed transactions, not only of the page that is shown. */
export function BillingTotals({ query, ofCarrier, widest }: Props) {
  const { t } = useTexts();
  const sums = useQuery(query);
  const data = sums.data as readonly BillingSum[] | undefined;
  return (
    <Box
      as="footer"
      data-rows=""
      maxWidth={`${widest}px`}
      paddingInline="var(--gutter)"
      paddingBlockEnd="8"
      aria-busy={sums.isPending}
    >
      {sums.isPending && <Text color="fg.muted">{t('Adding up all pages')}</Text>}
      {sums.isError && <Problem error={sums.error} retry={() => void sums.refetch()} />}
      {data && data.length > 0 && <TotalsTable sums={data} ofCarrier={ofCarrier} />}
    </Box>
  );
}
