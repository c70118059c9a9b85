import type { SettlementMath, SettlementValues } from '@daftar/domain';
import { ConflictError, type SettlementInput } from '@daftar/sdk';
import type { Message } from '../../i18n/message.ts';
import { dialogs } from '../../kit/parts/dialogs.ts';
import { problemText } from '../../kit/parts/problem.tsx';
import type { KeyOf } from '../../kit/screens/attempt-keys.ts';
import { SaveCancelled } from '../../kit/screens/save-cancelled.ts';
import { api } from '../../session/api.ts';
import { settlementOf } from './settlement-math.tsx';

async function askReason(title: string, text: Message): Promise<{ reason: string }> {
  const reason = await dialogs.reason({ title, text, action: 'Save', reason: { label: 'Reason' } });
  if (reason === undefined) throw new SaveCancelled('Nothing was saved');
  return { reason };
}

function deviates(values: SettlementValues, math: SettlementMath): boolean {
  const text = (value: number) => String(value);
  const form = {
    ...values,
    totalRevenue: text(values.totalRevenue),
    merchantShare: text(values.merchantShare),
    remittanceChargesPercentage: text(values.remittanceChargesPercentage),
    exchangeRate: text(values.exchangeRate),
  };
  return settlementOf(form, math)?.deviates ?? false;
}

/** Creates a settlement. Asks for a reason when dropped decimals make the net deviate or the period overlaps another. */
export async function saveSettlement(values: SettlementValues, math: SettlementMath, keyOf: KeyOf) {
  let input: SettlementInput = values;
  if (deviates(values, math)) {
    const difference = await askReason(
      'Save with this difference?',
      'Net settled differs from the decimal result by more than 0.5 %. Both figures are kept.',
    );
    input = { ...input, difference };
  }
  for (;;) {
    try {
      return await api.settlements.create(input, { idempotencyKey: keyOf(input) });
    } catch (error) {
      const code = error instanceof ConflictError ? error.code : undefined;
      if (code === 'overlap' && !input.override && error instanceof ConflictError)
        input = { ...input, override: await askReason('This period overlaps', problemText(error)) };
      else if (code === 'difference' && !input.difference && error instanceof ConflictError)
        input = { ...input, difference: await askReason('Save with this difference?', problemText(error)) };
      else throw error;
    }
  }
}
