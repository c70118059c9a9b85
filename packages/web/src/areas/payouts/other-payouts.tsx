import { Table } from '@chakra-ui/react/table';
import { Text } from '@chakra-ui/react/text';
import type { Payout } from '@daftar/sdk';
import { useTexts } from '../../i18n/use-texts.ts';
import { DateCell } from '../../kit/ui/cells/date-cell.tsx';
import { MoneyCell } from '../../kit/ui/cells/money-cell.tsx';
import { StatusPill } from '../../kit/ui/cells/status-pill.tsx';
import { FormSection } from '../../kit/ui/page/form-section.tsx';
import { PlainTable } from '../../kit/ui/parts/plain-table.tsx';
import { useSession } from '../../session/permissions/use-session.ts';

/** Other payouts to the same person, newest first. */
export function OtherPayouts({ payouts }: { payouts: readonly Payout[] }) {
  const { t } = useTexts();
  const { platformOwner } = useSession();
  // Status before the date: a narrow panel cuts the last columns.
  const columns = ['Reference Number', 'Amount', 'Status', 'Requested Date'] as const;
  return (
    <FormSection title="Other payouts to this person">
      {payouts.length === 0 ? (
        <Text color="fg.muted">{t('None that you can see.')}</Text>
      ) : (
        <PlainTable label="Payouts" columns={platformOwner ? [...columns, 'Merchant'] : columns}>
          {payouts.map((payout) => (
            <Table.Row key={payout._id}>
              <Table.Cell asChild>
                <th scope="row">
                  <span className="mono ltr">{payout.referanceNumber}</span>
                </th>
              </Table.Cell>
              <Table.Cell textAlign="end">
                <MoneyCell value={payout.amount} currency={payout.currency} />
              </Table.Cell>
              <Table.Cell>
                <StatusPill status={payout.status} />
              </Table.Cell>
              <Table.Cell>
                <DateCell value={payout.createdDate} />
              </Table.Cell>
              {platformOwner && (
                <Table.Cell>
                  <bdi>{payout.merchantName}</bdi>
                </Table.Cell>
              )}
            </Table.Row>
          ))}
        </PlainTable>
      )}
    </FormSection>
  );
}
