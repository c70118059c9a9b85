import { createHash } from 'node:crypto';
import {
  countryOf,
  isCallingCode,
  isPhoneNumber,
  msisdnDigits,
  normaliseMsisdn,
  parseMsisdn,
} from '@daftar/domain';
import { historyMessage } from '../../audit/history-message.ts';
import { audit, canonical } from '../../audit/record.ts';
import { newId, randomDigits } from '../../basics/ids.ts';
import { isCardAsPhone } from '../../basics/is-card-as-phone.ts';
import { conflict, invalidRule, notFound } from '../../basics/problems.ts';
import type { Answer, Body } from '../../contract/operation-types.ts';
import type { Trx } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { assertNotBlacklisted } from '../blacklists/public.ts';
import {
  findServiceByAnyId,
  hostedPage,
  type ServiceRow,
  type SessionRow,
  takeLinkRequest,
} from '../checkout/public.ts';
import { chosenAmount } from './chosen-amount.ts';
import type { PackageRow } from './fields.ts';
import { isLinkOpen } from './link-state.ts';
import { findPackage } from './store.ts';

/** Lifetime of an open session. */
const LIFETIME_MS = 60 * 60_000;
/** Number of order ids to try. Few of the 90,000,000 are taken, so one of ten is free. */
const TRIES = 10;

type LinkBody = Body<'generatePaymentLink'>;

/** Creates a checkout session for a package and returns the address where its customer pays. */
export async function startPayment(
  trx: Trx,
  gateway: Gateway,
  body: LinkBody,
  requestId: string,
): Promise<Answer<'generatePaymentLink'>> {
  const row = await findPackage(trx, body.id);
  const service = await findServiceByAnyId(trx, body.serviceId);
  if (!service || service.id !== row.service_id) throw notFound('package.missing');
  if (!isLinkOpen(row, gateway.now())) throw conflict('package.linkInvalid');
  if (!row.active) throw conflict('package.suspended');
  const msisdn = payingNumber(service, body.msisdn);
  await assertNotBlacklisted(trx, { msisdn: body.msisdn, country: service.country });
  const amount = chosenAmount(row, body.amount);
  await takeLinkRequest(trx, gateway, row, msisdn);
  const session = await insertWithFreeOrder(trx, gateway, { row, service, msisdn, amount, body });
  await audit(trx, {
    userTypeId: row.user_type_id,
    actor: { id: 'customer', name: 'Customer' },
    action: 'generatePaymentLink',
    kind: 'checkout-session',
    recordId: session.id,
    ...historyMessage('history.packageSession', { order: session.order_id, name: row.name }),
    after: { amount: session.amount, currency: session.currency, package: row.id },
    requestId,
    at: session.created_at,
  });
  return {
    link: hostedPage(gateway, session.id),
    orderId: session.order_id,
  };
}

/** Parses a mobile number of the service's country, or one with its own calling code. Throws 400 for other text. */
function payingNumber(service: ServiceRow, text: string): string {
  if (!isPhoneNumber(text) || isCardAsPhone(text)) throw invalidRule('paymentLink.msisdn.known');
  const code = countryOf(service.country)?.callingCode;
  const msisdn = parseMsisdn(text, isCallingCode(code) ? code : undefined) ?? parseMsisdn(text);
  if (msisdn !== undefined) return msisdn;
  // An international number (+ or 00) of a country that is not in the product's list.
  const whole = normaliseMsisdn(text);
  if (msisdnDigits(text).international && /^[1-9]\d{7,14}$/.test(whole)) return whole;
  throw invalidRule('paymentLink.msisdn.known');
}

interface Link {
  row: PackageRow;
  service: ServiceRow;
  msisdn: string;
  /** Amount in whole major units, written in digits. */
  amount: string;
  body: LinkBody;
}

/**
 * Inserts the session. The page's order ids of eight digits repeat after 28 hours, so one that is taken is replaced by another.
 */
async function insertWithFreeOrder(trx: Trx, gateway: Gateway, link: Link): Promise<SessionRow> {
  let orderId = link.body.orderId;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const session = (await isTaken(trx, link.row.user_type_id, orderId))
      ? undefined
      : await insertSession(trx, gateway, link, orderId);
    if (session) return session;
    orderId = randomDigits(8);
  }
  throw new Error(`No free order id for package ${link.row.id}`);
}

async function isTaken(trx: Trx, merchantId: string, orderId: string): Promise<boolean> {
  const taken = await trx
    .selectFrom('checkout_sessions')
    .select('id')
    .where('user_type_id', '=', merchantId)
    .where('order_id', '=', orderId)
    .limit(1)
    .executeTakeFirst();
  return taken !== undefined;
}

/** Returns undefined when another session took the order id in the meantime. */
function insertSession(
  trx: Trx,
  gateway: Gateway,
  { row, service, msisdn, amount, body }: Link,
  orderId: string,
): Promise<SessionRow | undefined> {
  const now = gateway.now();
  return trx
    .insertInto('checkout_sessions')
    .values({
      id: newId('cs'),
      user_type_id: row.user_type_id,
      service_id: service.id,
      order_id: orderId,
      amount,
      currency: row.currency,
      redirect_url: null,
      msisdn,
      email: null,
      name: null,
      product: row.name,
      payment_methods: JSON.stringify(service.payment_methods),
      country_code: null,
      allowed_origins: '[]',
      body_hash: createHash('sha256').update(canonical(body)).digest('base64url'),
      package_id: row.id,
      callback_url: row.callback_url,
      status: 'open',
      created_at: now,
      expires_at: new Date(now.getTime() + LIFETIME_MS),
    })
    .onConflict((on) => on.doNothing())
    .returningAll()
    .executeTakeFirst();
}
