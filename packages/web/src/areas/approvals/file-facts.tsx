import { DataList } from '@chakra-ui/react/data-list';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { formatFileSize } from '@daftar/domain';
import type { ApprovalSummary } from '@daftar/sdk';
import { useTexts } from '../../i18n/use-texts.ts';
import { IdCell } from '../../kit/ui/cells/id-cell.tsx';
import { MoneyCell } from '../../kit/ui/cells/money-cell.tsx';
import { Fact } from '../../kit/ui/parts/facts.tsx';
import { useCountText } from './use-count-text.ts';

/** The amount that would be approved, for each currency; currencies without one only if there is no amount at all. */
function Amounts({ sums }: Pick<ApprovalSummary, 'sums'>) {
  const approved = sums.filter(({ amount }) => amount > 0);
  return (approved.length > 0 ? approved : sums).map(({ currency, amount }) => (
    <div key={currency}>
      <MoneyCell value={amount} currency={currency} />
    </div>
  ));
}

/**
 * A summary of the uploaded file, with the server's counts. They do not change when rows are taken out, so a note says what each
 * figure is about.
 */
export function FileFacts({ summary }: { summary: ApprovalSummary }) {
  const { t, language, numerals } = useTexts();
  const count = useCountText();
  return (
    <Stack gap="1.5">
      <DataList.Root
        orientation="vertical"
        display="grid"
        gridTemplateColumns="repeat(auto-fit, minmax(min(112px, 100%), 1fr))"
        gap="4"
        padding="4"
        borderWidth="1px"
        borderRadius="l3"
        bg="bg.panel"
      >
        <Fact label="Original name">
          <bdi>{summary.originalName}</bdi>
        </Fact>
        <Fact label="File name">
          <IdCell value={summary.fileName} tabIndex={0} />
        </Fact>
        <Fact label="File size">{formatFileSize(summary.size, language, numerals)}</Fact>
        <Fact label="Total">{count(summary.total)}</Fact>
        <Fact label="Approved count">{count(summary.Approved)}</Fact>
        <Fact label="Rejected count">{count(summary.Rejected)}</Fact>
        <Fact label="Discarded statuses">{count(summary.invalidStatus.length)}</Fact>
        <Fact label="Amount">{summary.sums.length > 0 && <Amounts sums={summary.sums} />}</Fact>
      </DataList.Root>
      <Text textStyle="xs" color="fg.muted">
        {t('The counts are of the uploaded file. The amount is of its rows with the verdict “Will approve”.')}
      </Text>
    </Stack>
  );
}
