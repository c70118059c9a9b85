import { type Settled, toDecimalString, toMajorNumber } from '@daftar/domain';
import { randomDigits } from '../../basics/ids.ts';
import type { Body } from '../../contract/operation-types.ts';
import type { Trx } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { percentageOf, type Revenue } from './revenue.ts';

/** A settlement that is being created, and the figures that the server computed for it. */
export interface CreatedSettlement {
  id: string;
  merchant: { id: string; name: string };
  body: Body<'addSettlement'>;
  revenue: Revenue;
  settled: Settled;
}

/** Inserts the settlement's row. */
export async function insertSettlement(
  trx: Trx,
  gateway: Gateway,
  { id, merchant, body, revenue, settled }: CreatedSettlement,
  createdBy: string,
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
