import {
  businessDay,
  type Currency,
  isCurrency,
  postingsForSettlement,
  type Settled,
  settle,
  toDecimalString,
} from '@daftar/domain';
import { historyMessage } from '../../audit/history-message.ts';
import { audit } from '../../audit/record.ts';
import { newId } from '../../basics/ids.ts';
import {
  brokenRule,
  conflict,
  invalid,
  invalidFields,
  invalidRule,
  notFound,
} from '../../basics/problems.ts';
import type { Body } from '../../contract/operation-types.ts';
import type { Trx } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { book } from '../../ledger/book.ts';
import { coversRefunds, fundsBesideRefunds, heldText } from '../../ledger/refund-holds.ts';
import type { Actor } from '../../records/actor.ts';
import { zoneOf } from '../../records/business-zone.ts';
import { merchantByName } from '../../records/by-name.ts';
import { present } from '../../records/present.ts';
import { assertFresh, assertReadable } from './check-figures.ts';
import { enqueueSettlementWebhook } from './enqueue-settlement-webhook.ts';
import { type CreatedSettlement, insertSettlement } from './insert-settlement.ts';
import { assertNoOverlap } from './overlap.ts';
import { claimRevenue, type Revenue } from './revenue.ts';

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
  const created: CreatedSettlement = { id, merchant, body, revenue, settled };
  await assertRefundsCovered(trx, created);
  await insertSettlement(trx, gateway, created, actor.name);
  const now = gateway.now();
  await bookSettlement(trx, created, now);
  await enqueueSettlementWebhook(trx, { id, userTypeId: merchant.id, body, figures: settled.figures, now });
  await audit(trx, { ...historyOf(created), actor, requestId, at: now });
  return id;
}

/**
 * Throws 409 when the merchant's payable and balance would not cover its refunds under way after the settlement. A shorter
 * period leaves more in the payable.
 */
async function assertRefundsCovered(trx: Trx, { merchant, settled: { figures } }: CreatedSettlement) {
  const { subTotal } = figures;
  const funds = await fundsBesideRefunds(trx, merchant.id, subTotal.currency);
  if (!coversRefunds(funds, subTotal)) throw conflict('settlement.refundsHeld', heldText(funds), 'dateTo');
}

/** Books the settlement in the ledger. */
function bookSettlement(trx: Trx, { id, merchant, body, settled: { figures } }: CreatedSettlement, at: Date) {
  return book(trx, {
    userTypeId: merchant.id,
    event: 'settlement',
    recordId: id,
    postings: postingsForSettlement(merchant.id, figures),
    memo: {
      netSettledAmount: toDecimalString(figures.netSettledAmount),
      settledCurrency: figures.netSettledAmount.currency,
      exchangeRate: String(body.exchangeRate),
    },
    at,
  });
}

/** Returns what the settlement's audit entry tells. */
const historyOf = ({ id, merchant, body, revenue, settled: { figures } }: CreatedSettlement) => ({
  userTypeId: merchant.id,
  action: 'addSettlement' as const,
  kind: 'settlement' as const,
  recordId: id,
  ...historyMessage('history.settled', { from: body.dateFrom, to: body.dateTo }),
  after: {
    totalRevenue: toDecimalString(revenue.total),
    netTransferAmount: toDecimalString(figures.netTransferAmount),
    netSettledAmount: toDecimalString(figures.netSettledAmount),
    settledCurrency: figures.netSettledAmount.currency,
    ...present('overrideReason', body.override?.reason),
    ...present('differenceReason', body.difference?.reason),
  },
});

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
  if (userTypeId !== undefined && userTypeId !== merchant.id)
    throw invalid('merchant.otherName', {}, 'merchantName');
  // The country chooses the time zone of reports: with another country, the merchant's own reports could miss the
  // settlement.
  if (country !== merchant.country) throw invalidRule('settlement.country.enum');
  if (dateTo > businessDay(gateway.now(), zoneOf(gateway, merchant.country)))
    throw invalidRule('settlement.dateTo.notAfterToday');
}

/** Locks the merchant, so that its settlements are created one after the other: the second one sees the first one's claims. */
async function lockMerchant(trx: Trx, name: string) {
  const merchant = await merchantByName(trx, name)
    .select(['id', 'name', 'country'])
    .forUpdate()
    .executeTakeFirst();
  if (!merchant) throw notFound('merchant.missing', {}, 'merchantName');
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
