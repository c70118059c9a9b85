import { createHash } from 'node:crypto';
import {
  countryOf,
  fromMajor,
  hasCardNumber,
  isCallingCode,
  isCurrency,
  normaliseMsisdn,
  parseMoney,
  toDecimalString,
} from '@daftar/domain';
import { actorOf, asMerchant, type Caller } from '../../../access/caller.ts';
import { historyMessage } from '../../../audit/history-message.ts';
import { audit, canonical } from '../../../audit/record.ts';
import { assertDecimals } from '../../../basics/assert-decimals.ts';
import { newId } from '../../../basics/ids.ts';
import {
  conflict,
  invalid,
  invalidFields,
  invalidRule,
  notFound,
  typedTextDetail,
} from '../../../basics/problems.ts';
import type { Body } from '../../../contract/operation-types.ts';
import type { Trx } from '../../../db/transaction.ts';
import type { Gateway } from '../../../gateway.ts';
import { assertTarget, isOrigin } from '../../../security/targets.ts';
import { assertNotBlacklisted } from '../../blacklists/public.ts';
import { findServiceByAnyId, type ServiceRow, type SessionRow } from '../store.ts';
import { sessionOfOrder } from './session-of-order.ts';

/** Lifetime of an open session. */
const LIFETIME_MS = 60 * 60_000;

type CreateBody = Body<'createCheckoutSession'>;

/**
 * Creates the session of an order. The same order with the same body returns the same session, unless that has ended unpaid.
 */
export async function createSession(
  trx: Trx,
  gateway: Gateway,
  caller: Caller,
  body: CreateBody,
  now: Date,
): Promise<SessionRow> {
  const merchant = asMerchant(caller);
  const service = await findServiceByAnyId(trx, body.serviceId);
  if (!service || service.user_type_id !== merchant.merchantId) throw notFound('service.missing');
  if (!service.status) throw conflict('service-suspended');
  checkBody(gateway, service, body);
  await assertNotBlacklisted(trx, {
    msisdn: body.msisdn,
    callingCode: body.countryCode,
    country: service.country,
  });
  const bodyHash = createHash('sha256').update(canonical(body)).digest('base64url');
  const values = newSessionValues(service, body, bodyHash, now);
  const session = await sessionOfOrder(trx, values);
  if (session.id !== values.id) return session;
  await audit(trx, {
    userTypeId: service.user_type_id,
    actor: actorOf(caller),
    action: 'createCheckoutSession',
    kind: 'checkout-session',
    recordId: session.id,
    ...historyMessage('history.sessionCreated', { order: body.orderId }),
    after: { amount: session.amount, currency: session.currency },
    at: now,
  });
  return session;
}

function newSessionValues(service: ServiceRow, body: CreateBody, bodyHash: string, now: Date) {
  return {
    id: newId('cs'),
    user_type_id: service.user_type_id,
    service_id: service.id,
    order_id: body.orderId,
    amount: toDecimalString(fromMajor(body.amount, currencyOf(body.currency))),
    currency: body.currency,
    redirect_url: body.redirectUrl ?? null,
    cancel_url: body.cancelUrl ?? null,
    locale: body.locale ?? null,
    msisdn: msisdnOf(service, body),
    email: body.email ?? null,
    name: body.name ?? null,
    product: body.product ?? null,
    payment_methods: JSON.stringify(body.paymentMethods ?? service.payment_methods),
    country_code: body.countryCode ?? null,
    allowed_origins: JSON.stringify(body.allowedOrigins ?? []),
    metadata: metadataOf(body),
    body_hash: bodyHash,
    status: 'open' as const,
    created_at: now,
    expires_at: new Date(now.getTime() + LIFETIME_MS),
  };
}

/**
 * Normalises the customer's number. Without a calling code of its own it gets the body's `countryCode`, otherwise that of
 * the service's country.
 */
function msisdnOf(service: ServiceRow, { msisdn, countryCode }: CreateBody): string | null {
  if (msisdn === undefined) return null;
  const code = countryCode ?? countryOf(service.country)?.callingCode;
  return normaliseMsisdn(msisdn, isCallingCode(code) ? code : undefined);
}

const metadataOf = ({ metadata = {} }: CreateBody): string | null =>
  Object.keys(metadata).length > 0 ? JSON.stringify(metadata) : null;

function currencyOf(text: string) {
  if (!isCurrency(text)) throw invalidRule('checkoutSession.currency.required');
  return text;
}

function checkBody(gateway: Gateway, service: ServiceRow, body: CreateBody): void {
  const currency = currencyOf(body.currency);
  if (service.currency && service.currency !== currency) {
    throw invalid('service.currency', { currency: service.currency }, 'currency');
  }
  assertDecimals(body.amount, currency);
  const amount = parseMoney(body.amount, currency);
  if (!amount || amount.minor <= 0n) throw invalidRule('checkoutSession.amount.required');
  const unknown = (body.paymentMethods ?? []).find((method) => !service.payment_methods.includes(method));
  if (unknown !== undefined) throw invalid('checkout.serviceMethod', { method: unknown }, 'paymentMethods');
  if (!(body.allowedOrigins ?? []).every(isOrigin)) throw invalid('checkout.origins', {}, 'allowedOrigins');
  for (const name of ['redirectUrl', 'cancelUrl'] as const) {
    const address = body[name];
    if (address !== undefined) assertTarget(address, name, gateway.settings.allowLocalTargets);
  }
  // The contract's schema checks the values, not the names.
  if (Object.keys(body.metadata ?? {}).some(hasCardNumber))
    throw invalidFields([typedTextDetail('cardNumber', 'metadata')]);
}
