import type { BillingRow } from '@daftar/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useChange } from '../../kit/records/resource-queries.ts';
import { useToggle } from '../../kit/records/use-toggle.ts';
import { useNeeds } from '../../session/permissions/use-needs.ts';
import { patchRow } from './patch-row.ts';
import { otherStatus, StatusToggle } from './status-toggle.tsx';

/** Shows and changes whether a service's period is billed. Patches the row instead of reloading the list; moves no money. */
export function BillingStatus({ row: { _id, serviceName, status, marked } }: { row: BillingRow }) {
  const { t, word } = useTexts();
  const client = useQueryClient();
  const newStatus = marked ? otherStatus(status) : 'Success';
  const change = useChange('billing-report', async () => {
    const changed = await api.reports.setBillingStatus({ id: _id, status: newStatus });
    patchRow(client, 'billing-report', changed.id, { status: changed.status, marked: true });
  });
  const message = t('Billing of {{service}}: {{status}}', {
    service: serviceName,
    status: word(newStatus),
  });
  const reason = useNeeds().toChange('updateBillingStatus');
  return <StatusToggle {...{ status, reason }} unset={!marked} {...useToggle(change, message)} />;
}
