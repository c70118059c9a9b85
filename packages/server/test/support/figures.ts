import { fromMajor } from '@daftar/domain';
import { refundPayment } from '../../src/areas/checkout/refunds/refund-payment.ts';
import { newId } from '../../src/basics/ids.ts';
import { inTransaction } from '../../src/db/transaction.ts';
import { call, type Request, token } from './api.ts';
import { transactionsOf } from './payments.ts';
import { signedInUser, type Tenant, type World } from './world.ts';

/** Returns the only transaction of a session. */
export async function transactionOf(world: World, sessionId: string) {
  const [row] = await transactionsOf(world, sessionId);
  if (!row) throw new Error(`No transaction of ${sessionId}`);
  return row;
}

type Shares = { carrier_share: string; merchant_share: string; walee_share: string };

/** Returns the shares of an amount and their values. */
function sharesOf({ carrier_share, merchant_share, walee_share }: Shares, amount: number) {
  const part = (percent: string) => ((amount * Number(percent)) / 100).toFixed(2);
  const [carrier, merchant] = [part(carrier_share), part(merchant_share)];
  return {
    ...{ carrier_share, merchant_share, walee_share },
    carrier_share_value: carrier,
    merchant_share_value: merchant,
    walee_share_value: (amount - Number(carrier) - Number(merchant)).toFixed(2),
    net_amount: (amount - Number(carrier)).toFixed(2),
  };
}

/** Inserts a failed transaction with the service's shares, as the gateway would. Returns its id. */
export async function failedTransaction(world: World, amount: number, tenant: Tenant): Promise<string> {
  const id = newId('txn');
  const { db } = world.gateway;
  const service = await db
    .selectFrom('services')
    .selectAll()
    .where('id', '=', tenant.service.id)
    .executeTakeFirstOrThrow();
  const now = new Date();
  await db
    .insertInto('transactions')
    .values({
      id,
      user_type_id: tenant.merchantId,
      created_at: now,
      business_day: new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Cairo' }).format(now),
      country: service.country,
      currency: 'EGP',
      service_id: service.id,
      service_name: service.service_name,
      carrier_id: service.carrier_id,
      operator: 'Fawry',
      product_name: 'Book',
      msisdn: '201001234567',
      order_id: `NB-${id.slice(-6)}`,
      session_id: null,
      attempt_id: null,
      provider: 'Fawry',
      method: 'FawryRef',
      amount: String(amount),
      ...sharesOf(service, amount),
      status: 'Failed',
      settlement_id: null,
    })
    .execute();
  return id;
}

/** Books the provider's refund of a part of a payment. */
export const refund = ({ gateway }: World, sessionId: string, amount: number): Promise<boolean> =>
  inTransaction(gateway.db, (trx) =>
    refundPayment(
      trx,
      gateway,
      { id: `att_${sessionId}`, session_id: sessionId, provider: 'Fawry' },
      { key: newId('refund'), amount: fromMajor(amount, 'EGP') },
    ),
  );

let people = 0;
/** Returns a function that calls the API as a new user of the account with every permission. */
export async function asUserOf(world: World, accountId: string) {
  people += 1;
  const value = await signedInUser(world, `somebody-${people}`, accountId);
  return <Id extends Parameters<typeof call>[1]>(id: Id, request: Request = {}) =>
    call(world.backofficeUrl, id, { ...request, headers: { ...token(value), ...request.headers } });
}

/** Returns the amount owed to a merchant, from the postings. */
export async function payableOf({ gateway }: World, merchantId: string): Promise<number> {
  const rows = await gateway.db
    .selectFrom('ledger_postings')
    .select(['side', 'amount'])
    .where('account', '=', `payable:${merchantId}`)
    .execute();
  return (
    rows.reduce((sum, { side, amount }) => sum + (side === 'credit' ? 100 : -100) * Number(amount), 0) / 100
  );
}
