import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Currency } from '../money/money.ts';
import { refundSchema } from './refund.ts';

const form = (amount: string) => ({ transactionId: 'txn_1', amount, reason: 'The book was damaged' });
const read = (currency: Currency, amount: string) => v.safeParse(refundSchema(currency), form(amount));

describe('refundSchema', () => {
  test("accepts as many decimals as the payment's currency has", () => {
    expect(read('KWD', '1.234')).toMatchObject({ success: true, output: { amount: 1.234 } });
    expect(read('EGP', '1.23')).toMatchObject({ success: true, output: { amount: 1.23 } });
    expect(read('EGP', '1.234').success).toBe(false);
  });

  test('omits an empty amount, which means a refund of all that is left', () => {
    const { output } = read('EGP', '');
    expect(output).toEqual({ transactionId: 'txn_1', reason: 'The book was damaged' });
  });

  test('rejects zero and negative amounts', () => {
    for (const amount of ['0', '0.00', '-1']) expect(read('EGP', amount).success, amount).toBe(false);
  });
});
