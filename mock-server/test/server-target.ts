import { createHash } from 'node:crypto';
import type { PaymobReturn, ProviderNotice } from '@daftar/sdk';
import { sandboxCredentials, startTestGateway } from '@daftar/server/testing';
import type { Target } from './target.ts';

/** Signs a notification as Fawry's V2 does: these fields, amounts with two decimals, the key last. */
function sign(notice: ProviderNotice): ProviderNotice {
  const { fawryRefNumber, merchantRefNumber, orderStatus, paymentMethod, paymentRefrenceNumber } = notice;
  const amounts = [notice.paymentAmount, notice.orderAmount].map((amount) => Number(amount).toFixed(2));
  const signed = [
    fawryRefNumber,
    merchantRefNumber,
    ...amounts,
    orderStatus,
    paymentMethod,
    paymentRefrenceNumber,
  ];
  const message = `${signed.join('')}${sandboxCredentials.fawry.secureKey}`;
  return { ...notice, messageSignature: createHash('sha256').update(message).digest('hex') };
}

/** Pays with a wallet on Paymob's page. Returns the query of the address that it sends the customer back to. */
async function payWithWallet(page: string): Promise<PaymobReturn> {
  const { url } = await fetch(page);
  const typed = new URLSearchParams({ wallet: '01010101010', pin: '123456', code: '123456' });
  await fetch(`${url}/wallet`, { method: 'POST', body: typed, redirect: 'manual' });
  const html = await (await fetch(url)).text();
  const [, link = ''] = /<a [^>]*href="(https?:[^"]+)"/.exec(html) ?? [];
  const query = link.slice(link.indexOf('?') + 1).replaceAll('&amp;', '&');
  const pairs = query.split('&').map((pair) => pair.split('=').map(decodeURIComponent));
  return Object.fromEntries(pairs) as PaymobReturn;
}

/** Starts the gateway on an empty database with one owner. */
export async function startServerTarget(): Promise<Target> {
  const { backofficeUrl, checkoutUrl, sandboxUrl, owner, gateway, close } = await startTestGateway({
    // The database has a single owner, who must approve their own payouts.
    environment: { REQUIRE_DIFFERENT_APPROVER: '0' },
  });
  return {
    backofficeUrl,
    checkoutUrl,
    owner,
    sign,
    paymobReturn: async (order, page) => ({
      ...order,
      ...(await payWithWallet(page)),
      paymentMethod: 'MW',
    }),
    close,
    chargeOf: async (merchantRefNumber) => {
      const { provider_charge } = await gateway.db
        .selectFrom('payment_attempts')
        .select('provider_charge')
        .where('merchant_ref_number', '=', merchantRefNumber)
        .executeTakeFirstOrThrow();
      return provider_charge ?? '';
    },
    pay: async (referenceNumber) => {
      const response = await fetch(`${sandboxUrl}/fawry/${referenceNumber}/pay`, {
        method: 'POST',
        redirect: 'manual',
      });
      if (response.status !== 303)
        throw new Error(`The sandbox answered the payment with ${response.status}`);
    },
  };
}
