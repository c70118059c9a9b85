import { businessDay, type Currency, formRules, isCurrency } from '@daftar/domain';
import { sql } from 'kysely';
import { tenantOf, type UserCaller } from '../../access/caller.ts';
import { historyMessage } from '../../audit/history-message.ts';
import { newId, randomDigits } from '../../basics/ids.ts';
import { conflict, invalidRule, notFound } from '../../basics/problems.ts';
import type { Body } from '../../contract/operation-types.ts';
import type { Db, Trx } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { zoneOf } from '../../records/business-zone.ts';
import { SERVICES } from '../../records/joins.ts';
import { recordEvent } from '../../records/record-event.ts';
import { seal } from '../../security/secret-box.ts';
import { enqueueWebhook } from '../../webhooks/enqueue.ts';
import { assertNotBlacklisted } from '../blacklists/public.ts';
import { assertRequestNotHeld } from './assert-not-held.ts';
import { bankAccountOf } from './bank-account.ts';
import { nationalIdKey } from './national-id-key.ts';
import { payoutEvent } from './payout-event.ts';
import { findPayout, type PayoutRow } from './store.ts';
import { maskNationalId } from './wire.ts';

export type PayoutForm = Body<'addPayout'>;
type Creator = Pick<UserCaller, 'userId' | 'name' | 'key'>;

/**
 * Number of random order ids to try. Few of the 90,000,000 ids are taken, so ten collisions in a row are practically
 * impossible.
 */
const TRIES = 10;

export interface PayingService {
  id: string;
  status: boolean;
  user_type_id: string;
  currency: string | null;
  merchant_currency: string;
  merchant_status: 'Active' | 'Inactive';
}

/** Finds a service by `_id` or public serviceId, with the fields that a payout needs. */
export async function findPayingService(db: Db, id: string): Promise<PayingService | undefined> {
  const { rows } = await sql<PayingService>`
    select s.id, s.status, s.user_type_id, s.currency, m.currency as merchant_currency, m.status as merchant_status
    from ${sql.raw(SERVICES)} where s.id = ${id} or s.service_id = ${id}`.execute(db);
  return rows[0];
}

/** Returns the service that pays the payout. Throws 404 when the service is not the caller's. */
export async function payingService(
  db: Db,
  caller: UserCaller,
  form: Pick<PayoutForm, 'serviceId' | 'userTypeId'>,
): Promise<PayingService> {
  const service = await findPayingService(db, form.serviceId);
  const tenant = tenantOf(caller);
  if (!service || (tenant !== undefined && service.user_type_id !== tenant))
    throw notFound('service.missing');
  const { userTypeId } = form;
  // The platform owner's form sends the platform owner's own account when no merchant is chosen. That account pays nothing, so
  // it counts as no choice.
  const named = userTypeId === undefined || (tenant === undefined && userTypeId === caller.userTypeId);
  if (!named && userTypeId !== service.user_type_id) throw notFound('merchant.missing');
  return service;
}

/** Returns the currency in which a service pays out. */
export function payoutCurrency({ currency: own, merchant_currency }: PayingService): Currency {
  const currency = own || merchant_currency;
  if (!isCurrency(currency)) throw new Error(`Unknown currency ${currency}`);
  return currency;
}

/** Creates a pending payout. No money moves until it is approved. */
export async function createPayout(
  trx: Trx,
  gateway: Gateway,
  creator: Creator,
  service: PayingService,
  form: PayoutForm,
  requestId = 'setup',
): Promise<PayoutRow> {
  if (!service.status || service.merchant_status !== 'Active')
    throw conflict('payout.serviceSuspended', {}, 'serviceId');
  await assertNotBlacklisted(trx, { msisdn: form.msisdn, country: 'Egypt' });
  const { user_type_id } = service;
  const amount = String(form.amount);
  await assertRequestNotHeld(trx, gateway, { user_type_id, currency: payoutCurrency(service), amount });
  const row = await insertWithFreeNumbers(trx, gateway, creator, service, form);
  await enqueueWebhook(trx, payoutEvent(row, 'payout.requested', row.created_at));
  await recordEvent(trx, {
    kind: 'payout',
    recordId: row.id,
    userTypeId: row.user_type_id,
    actor: { id: creator.userId, name: creator.name },
    action: 'addPayout',
    ...historyMessage('history.payoutRequested', { reference: row.reference }),
    after: { amount: Number(row.amount), currency: row.currency, payoutType: row.payout_type },
    requestId,
    now: row.created_at,
  });
  return row;
}

/** Returns the bank fields: required for a bank payout, empty for a wallet. */
function bankOf({ payoutType = 'WALLET', bankName, bankNo }: PayoutForm) {
  if (payoutType === 'WALLET') return { payout_type: payoutType, bank_name: null, bank_no: null };
  if (!bankName?.trim()) throw invalidRule('payout.bankName.required');
  const account = bankAccountOf(bankNo ?? '');
  if (account.length < formRules.payout.bankNo.minLength) throw invalidRule('payout.bankNo.required');
  return { payout_type: payoutType, bank_name: bankName.trim(), bank_no: account };
}

async function insertWithFreeNumbers(
  trx: Trx,
  gateway: Gateway,
  creator: Creator,
  service: PayingService,
  form: PayoutForm,
): Promise<PayoutRow> {
  const now = gateway.now();
  const currency = payoutCurrency(service);
  const id = newId('pay');
  const day = businessDay(now, zoneOf(gateway, 'Egypt')).replaceAll('-', '').slice(2);
  const values = {
    id,
    user_type_id: service.user_type_id,
    service_id: service.id,
    full_name: form.fullName.trim(),
    beneficiary_email: form.beneficiaryEmail,
    msisdn: form.msisdn,
    national_id: seal(gateway.keys.data, form.nationalId, id),
    national_id_hint: maskNationalId(form.nationalId),
    national_id_key: nationalIdKey(gateway, form.nationalId),
    country_code: form.countryCode,
    amount: String(form.amount),
    currency,
    ...bankOf(form),
    status: 'Pending' as const,
    // A payout that a key created counts as created by the user who made the key. That user may then not approve it.
    created_by_id: creator.key?.madeBy ?? creator.userId,
    created_by: creator.name,
    created_at: now,
    updated_at: now,
  };
  let orderId = form.merchantOrderId ?? randomDigits(8);
  for (let tried = 0; tried < TRIES; tried += 1) {
    const made = await trx
      .insertInto('payouts')
      .values({ ...values, merchant_order_id: orderId, reference: `PO-${day}${randomDigits(7)}` })
      .onConflict((on) => on.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made) return findPayout(trx, made.id);
    orderId = randomDigits(8);
  }
  throw new Error(`No free order id for a payout of ${service.user_type_id}`);
}
