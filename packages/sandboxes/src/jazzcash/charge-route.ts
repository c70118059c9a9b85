import { money, toDecimalString } from '@daftar/domain';
import type { FastifyInstance } from 'fastify';
import { payOrFail } from '../payments/act.ts';
import { addPayment } from '../payments/new-payment.ts';
import type { Payment } from '../payments/payment.ts';
import { randomDigits } from '../random-digits.ts';
import type { Kit, Sandbox } from '../sandbox.ts';
import { chargeScenario } from '../scenarios/charge-scenario.ts';
import { sendBrokenResponse } from '../scenarios/send-broken-response.ts';
import {
  fieldsOf,
  INSTANT_WALLET,
  JAZZCASH,
  type JazzcashFields,
  type JazzcashOptions,
  refusalOf,
} from './jazzcash-options.ts';
import { codeOf, paymentFields, responseOf } from './response.ts';

/** Converts an amount in paisa to a text in rupees; undefined if it is not an amount. */
export const rupees = (paisa = ''): string | undefined =>
  /^[1-9]\d{0,12}$/.test(paisa) ? toDecimalString(money(BigInt(paisa), 'PKR')) : undefined;

/** Stores a payment; returns undefined if the merchant's number is already used. */
export function keep(
  fields: JazzcashFields,
  method: string,
  amount: string,
  { store, now }: Kit,
): Promise<Payment | undefined> {
  return addPayment(
    store,
    {
      provider: JAZZCASH,
      merchantReference: fields.pp_TxnRefNo ?? '',
      method,
      amount,
      currency: 'PKR',
      description: fields.pp_Description ?? '',
      customer: { name: '', mobile: fields.pp_MobileNumber ?? '', email: '', profile: '' },
      returnUrl: fields.pp_ReturnURL ?? '',
      extra: { bill: fields.pp_BillReference ?? '' },
    },
    now(),
    () => randomDigits(12),
  );
}

/**
 * Adds POST …/2.0/Purchase/DoMWalletTransaction. The wallet's owner confirms on the phone; `INSTANT_WALLET` pays at once.
 */
export function chargeRoute(
  app: FastifyInstance,
  kit: Kit,
  sandbox: Sandbox,
  options: JazzcashOptions,
): void {
  app.post('/jazzcash/ApplicationAPI/API/2.0/Purchase/DoMWalletTransaction', async (request, reply) => {
    const fields = fieldsOf(request.body);
    const asked = { pp_TxnRefNo: fields.pp_TxnRefNo ?? '' };
    const refusal = refusalOf(fields, options);
    if (refusal) return responseOf(refusal, asked, options);
    const amount = rupees(fields.pp_Amount);
    const isValid =
      amount !== undefined &&
      fields.pp_TxnCurrency === 'PKR' &&
      /^T\d{8,19}$/.test(asked.pp_TxnRefNo) &&
      /^03\d{9}$/.test(fields.pp_MobileNumber ?? '') &&
      /^\d{6}$/.test(fields.pp_CNIC ?? '');
    if (!isValid) return responseOf('110', asked, options);
    const does = chargeScenario({ amount, mobile: fields.pp_MobileNumber ?? '' });
    if (does === 'refuse') return responseOf('999', asked, options);
    if (does === 'fail') return sendBrokenResponse(does, reply, kit);
    const added = await keep(fields, 'MWALLET', amount, kit);
    if (!added) return responseOf('110', asked, options);
    if (does) return sendBrokenResponse(does, reply, kit);
    const isInstant = added.customer.mobile === INSTANT_WALLET;
    const by = { source: added.customer.mobile, scheme: 'Wallet', failure: null };
    const payment = isInstant ? ((await payOrFail(kit, sandbox, added, by)) ?? added) : added;
    return responseOf(codeOf(payment), paymentFields(payment, options), options);
  });
}
