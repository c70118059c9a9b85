import {
  countryOf,
  isCallingCode,
  isCurrency,
  normaliseMsisdn,
  parseMoney,
  toDecimalString,
} from '@daftar/domain';
import { actorOf, tenantOf, type UserCaller } from '../../access/caller.ts';
import { newId } from '../../basics/ids.ts';
import { conflict, invalid, notFound } from '../../basics/problems.ts';
import type { Body } from '../../contract/operation-types.ts';
import type { Trx } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { merchantById } from '../../records/by-id.ts';
import { assertNotBlacklisted } from '../blacklists/public.ts';
import { findServiceByAnyId, type ServiceRow } from '../checkout/public.ts';
import { recordStart } from './record-start.ts';

const YEAR_MS = 366 * 86_400_000;
/** Tolerance for callers' clocks that are behind ours. */
const SLACK_MS = 5 * 60_000;

/** Starts a subscription and returns its id. The first charge is due at once unless the request names a later date. */
export async function addSubscription(
  trx: Trx,
  gateway: Gateway,
  caller: UserCaller,
  body: Body<'addSubscription'>,
  requestId: string,
): Promise<string> {
  const now = gateway.now();
  const { service, merchant } = await sellerOf(trx, gateway, caller, body.serviceId);
  const currency = service.currency ?? merchant.currency;
  const amount = isCurrency(currency) ? parseMoney(body.amount, currency) : undefined;
  if (!amount) throw invalid('subscription.amount', { currency }, 'amount');
  const msisdn = dialled(service, body.msisdn);
  await assertNotBlacklisted(trx, { msisdn, country: service.country });
  const first = startOf(now, body.startDate);
  const id = newId('sub');
  const charge = { amount: toDecimalString(amount), currency, type: body.subscriptionType, first };
  const isNew = await insertSubscription(trx, {
    id,
    service,
    merchantName: merchant.name,
    msisdn,
    charge,
    now,
  });
  if (!isNew) throw conflict('subscription-exists', {}, 'msisdn');
  const started = {
    id,
    user_type_id: service.user_type_id,
    msisdn,
    service_name: service.service_name,
    currency,
    subscription_type: body.subscriptionType,
    subscription_amount: charge.amount,
    next_charge_at: first,
  };
  await recordStart(trx, started, { actor: actorOf(caller), requestId, now });
  return id;
}

interface Inserted {
  id: string;
  service: ServiceRow;
  merchantName: string;
  msisdn: string;
  charge: { amount: string; currency: string; type: string; first: Date };
  now: Date;
}

/** Inserts the subscription. Returns false when the number already has a subscription of the service. */
async function insertSubscription(
  trx: Trx,
  { id, service, merchantName, msisdn, charge, now }: Inserted,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('subscriptions')
    .values({
      id,
      user_type_id: service.user_type_id,
      carrier_id: service.carrier_id,
      country: service.country,
      operator: service.operator_name ?? service.service_provider,
      merchant_name: merchantName,
      service_name: service.service_name,
      msisdn,
      subscription_type: charge.type,
      subscription_amount: charge.amount,
      currency: charge.currency,
      subscriber_status: 'Active',
      created_at: now,
      service_id: service.id,
      first_charge_at: charge.first,
      next_charge_at: charge.first,
    })
    .onConflict((on) => on.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * Returns the service and its merchant. Throws 404 for another tenant's service, 409 if the service cannot be charged on
 * schedule.
 */
async function sellerOf(trx: Trx, gateway: Gateway, caller: UserCaller, serviceId: string) {
  const service = await findServiceByAnyId(trx, serviceId);
  const tenant = tenantOf(caller);
  if (!service || (tenant !== undefined && service.user_type_id !== tenant))
    throw notFound('service.missing');
  const merchant = await merchantById(trx, service.user_type_id)
    .select(['name', 'currency', 'status'])
    .executeTakeFirstOrThrow();
  if (!service.status || merchant.status !== 'Active') throw conflict('service-suspended');
  const takesWallets = service.payment_methods.includes('MWallet');
  if (!takesWallets || !gateway.providerFor(service.service_provider)?.charges.push)
    throw conflict('subscription-impossible', { provider: service.service_provider });
  return { service, merchant };
}

function dialled({ country }: ServiceRow, typed: string): string {
  const code = countryOf(country)?.callingCode;
  return normaliseMsisdn(typed, isCallingCode(code) ? code : undefined);
}

function startOf(now: Date, startDate: string | undefined): Date {
  if (startDate === undefined) return now;
  const start = new Date(startDate);
  const wait = start.getTime() - now.getTime();
  if (Number.isNaN(wait) || wait < -SLACK_MS || wait > YEAR_MS)
    throw invalid('subscription.start', {}, 'startDate');
  return start;
}
