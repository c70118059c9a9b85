import {
  businessDay,
  type Currency,
  isCurrency,
  postingsForSettlement,
  type Settled,
  settle,
  toDecimalString,
  toMajorNumber,
} from '@daftar/domain';
import { audit } from '../../audit/record.ts';
import { says } from '../../audit/says.ts';
import { newId, randomDigits } from '../../basics/ids.ts';
import { brokenRule, conflict, invalidFields, invalidRule, notFound } from '../../basics/problems.ts';
import type { Body } from '../../contract/operation-types.ts';
import type { Trx } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { book } from '../../ledger/book.ts';
import type { Actor } from '../../records/actor.ts';
import { zoneOf } from '../../records/business-zone.ts';
import { nameKey } from '../../records/name-key.ts';
import { present } from '../../records/present.ts';
import { assertFresh, assertReadable } from './check-figures.ts';
import { assertNoOverlap } from './overlap.ts';
import { claimRevenue, percentageOf, type Revenue } from './revenue.ts';
import { tellOfSettlement } from './tell-of-settlement.ts';

type SettlementBody = Body<'addSettlement'>;

/** Creates a settlement. Computes every figure again and only compares the client's figures. */
export async function createSettlement(
  trx: Trx,
  gateway: Gateway,
  actor: Actor,
  body: SettlementBody,
  requestId: string,
): Promise<string> {
  const merchant = await lockMerchant(trx, body.merchantName);
  const { localCurrency, settledCurrency } = currenciesOf(body);
  assertPeriod(gateway, merchant, body);
  assertReadable(body, localCurrency);
  const period = {
    merchantId: merchant.id,
    currency: localCurrency,
    dateFrom: body.dateFrom,
    dateTo: body.dateTo,
  };
  await assertNoOverlap(trx, period, body.override?.reason);
  const id = newId('set');
  const revenue = await claimRevenue(trx, id, period);
  assertFresh(revenue, body, localCurrency);
  const settled = compute(gateway, body, revenue, localCurrency, settledCurrency);
  await insert(trx, gateway, { id, merchant, body, revenue, settled, createdBy: actor.name });
  const now = gateway.now();
  await book(trx, {
    userTypeId: merchant.id,
    event: 'settlement',
    recordId: id,
    postings: postingsForSettlement(merchant.id, settled.figures),
    memo: {
      netSettledAmount: toDecimalString(settled.figures.netSettledAmount),
      settledCurrency,
      exchangeRate: String(body.exchangeRate),
    },
    at: now,
  });
  await tellOfSettlement(trx, { id, userTypeId: merchant.id, body, figures: settled.figures, now });
  await audit(trx, {
    userTypeId: merchant.id,
    actor,
    action: 'addSettlement',
    kind: 'settlement',
    recordId: id,
    ...says('history.settled', { from: body.dateFrom, to: body.dateTo }),
    after: {
      totalRevenue: toDecimalString(revenue.total),
      netTransferAmount: toDecimalString(settled.figures.netTransferAmount),
      netSettledAmount: toDecimalString(settled.figures.netSettledAmount),
      settledCurrency,
      ...present('overrideReason', body.override?.reason),
      ...present('differenceReason', body.difference?.reason),
    },
    requestId,
    at: now,
  });
  return id;
}

function currenciesOf({ localCurrency, settledCurrency }: SettlementBody) {
  if (!isCurrency(localCurrency)) throw invalidRule('settlement.localCurrency.known');
  if (!isCurrency(settledCurrency)) throw invalidRule('settlement.settledCurrency.known');
  return { localCurrency, settledCurrency };
}

/**
 * Rejects a period that ends in the future (in the merchant's time zone): settling days that are still open would block
 * every later settlement.
 */
function assertPeriod(
  gateway: Gateway,
  merchant: { id: string; country: string },
  { dateFrom, dateTo, userTypeId, country }: SettlementBody,
): void {
  if (dateFrom > dateTo) throw invalidRule('settlement.dateTo.backwards');
  if (userTypeId !== undefined && userTypeId !== merchant.id) throw notFound('merchant.missing');
  // The country chooses the time zone of reports: with another country, the merchant's own reports could miss the
  // settlement.
  if (country !== merchant.country) throw invalidRule('settlement.country.enum');
  if (dateTo > businessDay(gateway.now(), zoneOf(gateway, merchant.country)))
    throw invalidRule('settlement.dateTo.notAfterToday');
}

/** Locks the merchant, so that its settlements are created one after the other: the second one sees the first one's claims. */
async function lockMerchant(trx: Trx, name: string) {
  const merchant = await trx
    .selectFrom('merchants')
    .select(['id', 'name', 'country'])
    .where('name_key', '=', nameKey(name))
    .forUpdate()
    .executeTakeFirst();
  if (!merchant) throw notFound('merchant.missing');
  return merchant;
}

function compute(
  gateway: Gateway,
  body: SettlementBody,
  revenue: Revenue,
  local: Currency,
  foreign: Currency,
): Settled {
  const result = settle(
    {
      localCurrency: local,
      settledCurrency: foreign,
      totalRevenue: toDecimalString(revenue.total),
      merchantShare: toDecimalString(revenue.merchant),
      remittanceChargesPercentage: String(body.remittanceChargesPercentage),
      exchangeRate: String(body.exchangeRate),
    },
    gateway.settings.settlementMath,
  );
  if (!result.ok)
    throw invalidFields(result.errors.map(({ field }) => brokenRule(`settlement.${field}.minimum`)));
  if (result.deviates && !body.difference?.reason) {
    const exact = toDecimalString(result.exact.netSettledAmount);
    const used = toDecimalString(result.figures.netSettledAmount);
    throw conflict('difference', { used: `${used} ${foreign}`, exact }, 'difference');
  }
  return result;
}

interface Insert {
  id: string;
  merchant: { id: string; name: string };
  body: SettlementBody;
  revenue: Revenue;
  settled: Settled;
  createdBy: string;
}

async function insert(
  trx: Trx,
  gateway: Gateway,
  { id, merchant, body, revenue, settled, createdBy }: Insert,
): Promise<void> {
  const { figures, exact } = settled;
  const now = gateway.now();
  await trx
    .insertInto('settlements')
    .values({
      id,
      transaction_id: randomDigits(10),
      user_type_id: merchant.id,
      merchant_name: merchant.name,
      transaction_date: now,
      channel: body.channel,
      country: body.country,
      local_currency: figures.subTotal.currency,
      settled_currency: figures.netSettledAmount.currency,
      date_from: body.dateFrom,
      date_to: body.dateTo,
      transactions: revenue.transactions,
      total_revenue: toDecimalString(revenue.total),
      carrier_share: toDecimalString(revenue.carrier),
      walee_share: toDecimalString(revenue.walee),
      walee_share_percentage: String(percentageOf(revenue.walee, revenue.total)),
      merchant_share: toDecimalString(revenue.merchant),
      merchant_share_percentage: String(percentageOf(revenue.merchant, revenue.total)),
      sub_total: toDecimalString(figures.subTotal),
      remittance_charges: toDecimalString(figures.remittanceCharges),
      remittance_charges_percentage: String(body.remittanceChargesPercentage),
      net_transfer_amount: toDecimalString(figures.netTransferAmount),
      exchange_rate: String(body.exchangeRate),
      net_settled_amount: toDecimalString(figures.netSettledAmount),
      gross_settled_amount: toDecimalString(figures.grossSettledAmount),
      math: settled.math,
      exact: JSON.stringify(
        Object.fromEntries(Object.entries(exact).map(([key, money]) => [key, toMajorNumber(money)])),
      ),
      notices: JSON.stringify(settled.dropped),
      override_reason: body.override?.reason ?? null,
      difference_reason: body.difference?.reason ?? null,
      created_by: createdBy,
      created_at: now,
    })
    .execute();
}
