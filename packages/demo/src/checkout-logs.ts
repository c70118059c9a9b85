import { newId, type Trx } from '@daftar/server/fill';

const HOUR_MS = 3_600_000;
const LOGS = 12;

/** The messages of the wallets' older interfaces, with only the fields that a log may contain. */
const messages = {
  JazzCash: (reference: string, amount: number, paid: boolean) => ({
    request: {
      pp_Version: '2.0',
      pp_TxnType: 'MWALLET',
      pp_TxnRefNo: reference,
      pp_Amount: String(amount * 100),
      pp_TxnCurrency: 'PKR',
      pp_BillReference: 'billRef',
    },
    response: {
      pp_TxnRefNo: reference,
      pp_ResponseCode: paid ? '000' : '124',
      pp_ResponseMessage: paid ? 'Thank you for Using JazzCash' : 'Order is placed and waiting for payment',
    },
  }),
  easypaisa: (reference: string, amount: number, paid: boolean) => ({
    request: { orderId: reference, transactionAmount: amount.toFixed(1), transactionType: 'MA' },
    response: {
      orderId: reference,
      responseCode: paid ? '0000' : '0014',
      responseDesc: paid ? 'SUCCESS' : 'INSUFFICIENT BALANCE',
    },
  }),
};

/**
 * Adds logs of requests to the Pakistani wallets and their responses, because the demo's own payments send no requests.
 */
export async function addWalletLogs(trx: Trx, until: Date): Promise<void> {
  const services = await trx
    .selectFrom('services')
    .select(['user_type_id', 'service_provider'])
    .where('service_provider', 'in', Object.keys(messages))
    .orderBy('service_name')
    .execute();
  const rows = services.flatMap(({ user_type_id, service_provider }, place) =>
    Array.from({ length: LOGS }, (_, index) => {
      const reference = `T2026${String(place * LOGS + index).padStart(8, '0')}`;
      const message = messages[service_provider as keyof typeof messages];
      const { request, response } = message(reference, 250 + index * 75, index % 4 !== 3);
      return {
        id: newId('log'),
        user_type_id,
        session_id: null,
        provider: service_provider,
        request: JSON.stringify(request),
        response: JSON.stringify(response),
        created_at: new Date(until.getTime() - (index * 9 + place + 1) * HOUR_MS),
      };
    }),
  );
  if (rows.length > 0) await trx.insertInto('checkout_logs').values(rows).execute();
}
