import type { Settled, SettlementMath, SettlementValues } from '@daftar/domain';
import { ConflictError, type Settlement, type SettlementInput } from '@daftar/sdk';
import { api } from '../../api/api.ts';
import type { KeyOf } from '../../kit/forms/screens/attempt-keys.ts';
import { SaveCancelled } from '../../kit/forms/screens/save-cancelled.ts';
import { problemText } from '../../kit/records/problem.tsx';
import type { ReviewSubject } from './review-subject.ts';
import { settlementOf } from './settlement-of.ts';
import type { Review } from './use-review.tsx';

type Saving = {
  readonly math: SettlementMath;
  /** The settlements that are known to overlap the period. */
  readonly overlaps: readonly Settlement[];
  readonly review: Review;
  readonly keyOf: KeyOf;
};

function settledOf(values: SettlementValues, math: SettlementMath): Settled | undefined {
  const text = (value: number) => String(value);
  return settlementOf(
    {
      ...values,
      totalRevenue: text(values.totalRevenue),
      merchantShare: text(values.merchantShare),
      remittanceChargesPercentage: text(values.remittanceChargesPercentage),
      exchangeRate: text(values.exchangeRate),
    },
    math,
  );
}

async function withReasons(
  input: SettlementInput,
  subject: ReviewSubject,
  review: Review,
): Promise<SettlementInput> {
  if (!subject.deviation && subject.overlaps.length === 0 && subject.message === undefined) return input;
  const reasons = await review(subject);
  if (!reasons) throw new SaveCancelled('Nothing was saved');
  return { ...input, ...reasons };
}

/**
 * Creates a settlement after one review, which asks for the reasons of a net amount that deviates because of dropped decimals,
 * and of a period that overlaps another. Asks again only if the server finds a further problem.
 */
export async function saveSettlement(values: SettlementValues, { math, overlaps, review, keyOf }: Saving) {
  const settled = settledOf(values, math);
  const deviation = settled?.deviates ? settled : undefined;
  let input = await withReasons(values, { deviation, overlaps }, review);
  for (;;) {
    try {
      return await api.settlements.create(input, { idempotencyKey: keyOf(input) });
    } catch (error) {
      const code = error instanceof ConflictError ? error.code : undefined;
      if (code === 'overlap' && !input.override)
        input = await withReasons(input, { overlaps: [], message: problemText(error) }, review);
      else if (code === 'difference' && !input.difference && settled)
        input = await withReasons(input, { deviation: settled, overlaps: [] }, review);
      else throw error;
    }
  }
}
