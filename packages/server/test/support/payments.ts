import { addDays, businessDay } from '@daftar/domain';
import { endAttempt } from '../../src/areas/checkout/attempts/end-attempt.ts';
import { eventually } from './eventually.ts';
import { type Tenant, unique, type World } from './world.ts';

export const today = (): string => businessDay(new Date(), 'Africa/Cairo');

/** Yesterday and today: the payments of a long test may have been made before midnight. */
export const lastDays = () => ({ dateFrom: addDays(today(), -1), dateTo: today() });

export const newOrder = (tenant: Tenant, changes: Record<string, unknown> = {}) => ({
  serviceId: tenant.service.serviceId,
  orderId: unique('NB').replace(' ', '-'),
  amount: 450.5,
  currency: 'EGP',
  ...changes,
});

/** Creates a session as the merchant's server does. */
export async function newSession(world: World, changes: Record<string, unknown> = {}, tenant = world.nile) {
  const order = newOrder(tenant, changes);
  const answer = await world.asServer('createCheckoutSession', { body: order }, tenant.privateKey);
  if (answer.status !== 200) throw new Error(`No session: ${answer.text}`);
  return { ...order, sessionId: answer.body.sessionId, url: answer.body.url };
}

type Session = { sessionId: string; serviceId: string; orderId: string };

export const referenceBody = (session: Session, changes: Record<string, unknown> = {}) => ({
  sessionId: session.sessionId,
  serviceId: session.serviceId,
  orderId: session.orderId,
  paymentMethod: 'PAYATFAWRY',
  customerName: 'Nora Abdallah',
  customerMobile: '201012345678',
  ...changes,
});

/** Requests a reference number for a session as its customer does. */
export async function takeReference(world: World, session: Session, changes: Record<string, unknown> = {}) {
  const answer = await world.asCustomer('requestReferenceNumber', { body: referenceBody(session, changes) });
  if (answer.status !== 200) throw new Error(`No reference: ${answer.text}`);
  return answer.body;
}

/** Performs an action (`pay`, `cancel`, `expire`, `refund`) at the sandbox counter. */
export async function actAtCounter(world: World, referenceNumber: string, action = 'pay'): Promise<void> {
  const path = `/fawry/${referenceNumber}/${action}`;
  const answer = await fetch(`${world.sandboxUrl}${path}`, { method: 'POST', redirect: 'manual' });
  if (answer.status !== 303) throw new Error(`The counter answered ${answer.status} to ${path}`);
}

export const readSession = async (world: World, sessionId: string) =>
  (await world.asCustomer('getCheckoutSession', { query: `?sessionId=${sessionId}` })).body;

export const waitForSessionStatus = (world: World, sessionId: string, status: string) =>
  eventually(async () => {
    const session = await readSession(world, sessionId);
    if (session.status !== status) throw new Error(`${session.status}, not ${status}`);
    return session;
  });

export const transactionsOf = (world: World, sessionId: string) =>
  world.gateway.db.selectFrom('transactions').selectAll().where('session_id', '=', sessionId).execute();

/** Creates a session and books it as paid with the product's `endAttempt`, without the provider. Returns the session id. */
export async function paidPayment(
  world: World,
  amount: number,
  tenant = world.nile,
  changes: Record<string, unknown> = {},
): Promise<string> {
  const { db } = world.gateway;
  const session = await newSession(world, { amount, ...changes }, tenant);
  const id = `att_${session.sessionId}`;
  await db
    .insertInto('payment_attempts')
    .values({
      id,
      user_type_id: tenant.merchantId,
      session_id: session.sessionId,
      provider: 'Fawry',
      method: 'FawryRef',
      status: 'created',
      merchant_ref_number: session.sessionId,
      reference_number: null,
      customer: '{}',
      failure: null,
      created_at: new Date(),
    })
    .execute();
  await endAttempt(
    world.gateway,
    { id, session_id: session.sessionId },
    { state: 'paid', providerReference: 'test' },
  );
  return session.sessionId;
}

/** The form that settles a merchant's payments of today, with exchange rate 1 and no remittance charges. */
export const settlementForm = (merchantName: string, totalRevenue: number, changes: object = {}) => ({
  dateFrom: today(),
  dateTo: today(),
  country: 'Egypt',
  merchantName,
  totalRevenue,
  channel: 'Bank transfer',
  remittanceChargesPercentage: 0,
  exchangeRate: 1,
  localCurrency: 'EGP',
  settledCurrency: 'EGP',
  ...changes,
});
