import { type Money, parseMoney, toDecimalString } from '@daftar/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tryCard } from '../cards/try-card.ts';
import { equalSecret } from '../equal-secret.ts';
import { payOrFail } from '../payments/act.ts';
import { addPayment } from '../payments/new-payment.ts';
import type { Payment, Trial } from '../payments/payment.ts';
import { randomDigits } from '../random-digits.ts';
import type { Kit, Sandbox } from '../sandbox.ts';
import { chargeScenario } from '../scenarios/charge-scenario.ts';
import { sendBrokenResponse } from '../scenarios/send-broken-response.ts';
import { textOf } from '../text-of.ts';
import { EASYPAISA, type EasypaisaOptions, easypaisaCards, INSTANT_ACCOUNT } from './easypaisa-options.ts';
import { codeOf, karachiTime, responseOf } from './response.ts';
import { untilDecided } from './until-decided.ts';

/** Returns the error code for a request with wrong credentials; undefined if they are correct. */
export function refusalOf(
  { headers, body }: Pick<FastifyRequest, 'headers' | 'body'>,
  { username, password, storeId }: EasypaisaOptions,
): string | undefined {
  const credentials = Buffer.from(`${username}:${password}`).toString('base64');
  if (!equalSecret(credentials, textOf(headers, 'credentials'))) return '0010';
  return textOf(body, 'storeId') === storeId ? undefined : '0002';
}

/**
 * Adds the charge routes: for a mobile account (MA), whose response waits until the account's owner has decided, and for a
 * card (CC).
 */
export function chargeRoutes(
  app: FastifyInstance,
  kit: Kit,
  sandbox: Sandbox,
  options: EasypaisaOptions,
): void {
  for (const type of ['MA', 'CC'] as const) {
    const path = `/easypaisa/easypay-service/rest/v4/initiate-${type.toLowerCase()}-transaction`;
    app.post(path, async (request, reply) => {
      const input: unknown = request.body;
      const asked = { orderId: textOf(input, 'orderId'), storeId: textOf(input, 'storeId') };
      const refusal = refusalOf(request, options);
      if (refusal) return responseOf(refusal, asked);
      const amount = parseMoney(textOf(input, 'transactionAmount'), 'PKR');
      const isValid =
        amount !== undefined &&
        amount.minor > 0n &&
        asked.orderId !== '' &&
        textOf(input, 'transactionType') === type &&
        /^03\d{9}$/.test(textOf(input, 'mobileAccountNo'));
      if (!isValid) return responseOf('0002', asked);
      return charge(input, amount, type, reply, kit, sandbox);
    });
  }
}

async function charge(
  input: unknown,
  amount: Money<'PKR'>,
  type: 'MA' | 'CC',
  reply: FastifyReply,
  kit: Kit,
  sandbox: Sandbox,
): Promise<unknown> {
  const asked = { orderId: textOf(input, 'orderId'), storeId: textOf(input, 'storeId') };
  const mobile = textOf(input, 'mobileAccountNo');
  const does = chargeScenario({ amount: toDecimalString(amount), mobile });
  if (does === 'refuse') return responseOf('0014', asked);
  if (does === 'fail') return sendBrokenResponse(does, reply, kit);
  const payment = await keep(input, amount, type, kit);
  if (!payment) return responseOf('0003', asked);
  if (does) return sendBrokenResponse(does, reply, kit);
  const trial = trialOf(input, type, kit.now());
  if (trial) await payOrFail(kit, sandbox, payment, trial);
  const ended = await untilDecided(kit, payment);
  if (!ended) return sendBrokenResponse('hang', reply, { ...kit, hangMs: 0 });
  return responseOf(codeOf(ended), {
    ...asked,
    transactionId: ended.reference,
    transactionDateTime: karachiTime(kit.now()),
  });
}

/**
 * Returns the result of a card payment, or of a payment by the test account that pays at once. Null for other accounts, whose
 * owners decide on the phone.
 */
function trialOf(input: unknown, type: 'MA' | 'CC', now: Date): Trial | null {
  const mobile = textOf(input, 'mobileAccountNo');
  if (type === 'MA')
    return mobile === INSTANT_ACCOUNT ? { source: mobile, scheme: 'Wallet', failure: null } : null;
  const number = textOf(input, 'cardNumber');
  const expiry = `${textOf(input, 'expiryMonth')}/${textOf(input, 'expiryYear')}`;
  return tryCard(easypaisaCards, { number, expiry, cvv: textOf(input, 'cvv') }, now).trial;
}

const keep = (
  input: unknown,
  amount: Money<'PKR'>,
  method: string,
  { store, now }: Kit,
): Promise<Payment | undefined> =>
  addPayment(
    store,
    {
      provider: EASYPAISA,
      merchantReference: textOf(input, 'orderId'),
      method,
      amount: toDecimalString(amount),
      currency: 'PKR',
      customer: {
        name: '',
        mobile: textOf(input, 'mobileAccountNo'),
        email: textOf(input, 'emailAddress'),
        profile: '',
      },
    },
    now(),
    () => randomDigits(10),
  );
