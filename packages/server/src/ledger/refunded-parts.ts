import { type RawBuilder, sql } from 'kysely';

type Part = RawBuilder<unknown>;

interface Refunded {
  /** The refunded total. */
  refunded: Part;
  /** The payment's amount and the parts of carrier and merchant. */
  amount: Part;
  carrier: Part;
  merchant: Part;
  /** Decimals of the currency. */
  decimals: Part;
}

/**
 * SQL: `of` × `part` ÷ `whole`, rounded half up to the decimals; 0 when `whole` is 0. Integer division avoids rounding errors.
 */
const inProportion = (
  of: Part,
  part: Part,
  whole: Part,
  decimals: Part,
): Part => sql`(case when ${whole} = 0 then 0
  else div(2 * ${of} * ${part} * power(10::numeric, ${decimals}) + ${whole}, 2 * ${whole})
    * power(10::numeric, -(${decimals})) end)`;

/** SQL expressions for the parts of a refunded total, split and rounded as the domain's `splitRefunded` does. */
export function refundedPartsOf({ refunded, amount, carrier, merchant, decimals }: Refunded) {
  const fromCarrier = inProportion(refunded, carrier, amount, decimals);
  const net = sql`(${refunded} - ${fromCarrier})`;
  const fromMerchant = inProportion(net, merchant, sql`(${amount} - ${carrier})`, decimals);
  return { carrier: fromCarrier, merchant: fromMerchant, owner: sql`(${net} - ${fromMerchant})` };
}
