import { schemaFaults } from '@daftar/openapi/checking';
import type { Stage } from '../stage.ts';
import { type Case, one } from './case.ts';

/** Major units of EGP, chosen so that the settlement's figures need no rounding. */
const AMOUNT = 10_000;

async function open(stage: Stage, orderId: string): Promise<string> {
  const order = { serviceId: stage.kept('serviceId'), orderId, amount: AMOUNT, currency: 'EGP' };
  const customer = { msisdn: '+201001234567', email: 'nora@example.com', name: 'نورا عبد الله' };
  const session = {
    ...order,
    ...customer,
    product: 'رواية أولاد حارتنا',
    redirectUrl: 'https://nilebooks.example/thanks',
  };
  return (await stage.merchant.checkout.createSession(session)).sessionId;
}

function reference(stage: Stage, sessionId: string, orderId: string) {
  return stage.customer.mena.requestReferenceNumber({
    sessionId,
    serviceId: stage.kept('serviceId'),
    sid: stage.kept('serviceId'),
    orderId,
    paymentMethod: 'PAYATFAWRY',
    customerName: 'نورا عبد الله',
    customerMobile: '+201001234567',
    customerEmail: 'nora@example.com',
  });
}

/** Watches a session from pending to paid. Pays it after the first event. */
async function payWatched(stage: Stage): Promise<void> {
  const seen: string[] = [];
  const signal = AbortSignal.timeout(20_000);
  for await (const event of stage.customer.checkout.watch(stage.kept('session'), { signal })) {
    const faults = schemaFaults({ $ref: '#/components/schemas/CheckoutEvent' }, event);
    if (faults.length > 0) throw new Error(faults.join(', '));
    seen.push(event.status);
    if (seen.length === 1) await stage.target.pay(stage.kept('reference'));
  }
  if (seen.join() !== 'pending,paid') throw new Error(`The stream told ${seen.join()}`);
}

/** Creates an order and pays it at its provider. */
export async function paidOrder(stage: Stage, orderId: string) {
  const sessionId = await open(stage, orderId);
  const { merchantRefNumber, referenceNumber } = await reference(stage, sessionId, orderId);
  const amounts = { paymentAmount: AMOUNT, orderAmount: AMOUNT };
  const order = {
    merchantRefNumber,
    fawryRefNumber: referenceNumber,
    orderStatus: 'PAID',
    paymentMethod: 'PAYATFAWRY',
  };
  const notice = { ...order, ...amounts, paymentRefrenceNumber: '129871204', messageSignature: '00' };
  await stage.customer.callbacks.receive('fawry', stage.target.sign(notice));
  const { status } = await stage.merchant.checkout.retrieveSession(sessionId);
  if (status !== 'paid') throw new Error(`A session that the provider says is paid is ${status}`);
  return { merchantRefNumber, referenceNumber };
}

export const checkout: Case[] = [
  one('createCheckoutSession', async (stage) => {
    stage.keep('session', await open(stage, 'NB-10442'));
  }),
  one('requestReferenceNumber', async (stage) => {
    const answer = await reference(stage, stage.kept('session'), 'NB-10442');
    stage.keep('reference', answer.referenceNumber);
    stage.keep('merchantRefNumber', answer.merchantRefNumber);
  }),
  one('getPaymentStatus', (stage) =>
    stage.customer.mena.paymentStatus({ referanceNumber: stage.kept('merchantRefNumber') }),
  ),
  one('watchCheckoutSession', payWatched),
  one('updateCardStatus', async (stage) => {
    const order = { serviceId: stage.kept('serviceId'), orderId: 'NB-10442', paymentMethod: 'PAYATFAWRY' };
    const { orderStatus } = await stage.customer.mena.updateCardStatus(order);
    if (orderStatus !== 'PAID') throw new Error(`A paid order is ${orderStatus}`);
  }),
  one('cancelCheckoutSession', async (stage) => {
    await stage.merchant.checkout.cancelSession(await open(stage, 'NB-10444'));
  }),
  one('receiveProviderCallback', (stage) => paidOrder(stage, 'NB-10443')),
];
