import { orderIdFrom, type PayoutValues } from '@daftar/domain';
import type { PayoutGuards } from '@daftar/sdk';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import { joined } from '../../i18n/shown.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFlagMeaning } from '../../kit/features/payouts/payout-flags.tsx';
import type { KeyOf } from '../../kit/forms/screens/attempt-keys.ts';
import { SaveCancelled } from '../../kit/forms/screens/save-cancelled.ts';
import { useListState } from '../../kit/lists/state/use-list-state.ts';
import { useChange } from '../../kit/records/resource-queries.ts';
import { dialogs } from '../../kit/ui/overlays/dialogs.ts';
import { toast } from '../../kit/ui/overlays/toasts.ts';

type Flag = PayoutGuards['flags'][number];

/** Returns a function that creates a payout. It asks for confirmation first if a similar one was requested within a day. */
export function useCreatePayout(close: () => void) {
  const { t } = useTexts();
  const meaningOf = useFlagMeaning();
  const { change: changeList, search } = useListState<'/loan-requests'>();
  // One order id for the popup: a second press after a lost response must send the same request.
  const [merchantOrderId] = useState(() => orderIdFrom(Date.now()));
  const { mutateAsync } = useChange('payouts', ({ values, key }: { values: PayoutValues; key: string }) =>
    api.payouts.create({ ...values, merchantOrderId }, { idempotencyKey: key }),
  );
  const confirmed = (flags: readonly Flag[]) =>
    dialogs.confirm({
      title: 'Are you sure?',
      text: joined([t('A payout like this was asked for already.'), ...flags.map(meaningOf)], '\n'),
      action: 'Create anyway',
    });
  return async (values: PayoutValues, keyOf: KeyOf): Promise<void> => {
    const { serviceId, amount, nationalId, msisdn, bankNo } = values;
    const { flags } = await api.payouts.check({
      serviceId,
      amount,
      nationalId,
      msisdn,
      ...(bankNo && { bankNo }),
    });
    // No confirmation for a blacklisted number: the server rejects it with a message of its own.
    const alike = flags.filter(({ code }) => code !== 'blacklisted');
    if (alike.length > 0 && alike.length === flags.length && !(await confirmed(alike)))
      throw new SaveCancelled();
    const { _id } = await mutateAsync({ values, key: keyOf(values) });
    close();
    toast('The payout was requested.', 'positive', {
      label: 'Show',
      run: () => changeList({ payout: _id, page: search.page }),
    });
  };
}
