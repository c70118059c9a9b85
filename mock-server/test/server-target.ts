import { createHash } from 'node:crypto';
import type { ProviderNotice } from '@daftar/sdk';
import { sandboxCredentials, startTestGateway } from '@daftar/server/testing';
import type { Target } from './target.ts';

/** Fawry's notification V2: these fields, amounts with two decimals, the key last. */
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

/** The gateway itself, on an empty database with one owner. */
export async function startServerTarget(): Promise<Target> {
  const { backofficeUrl, checkoutUrl, sandboxUrl, owner, close } = await startTestGateway({
    // One owner is all there is.
    environment: { REQUIRE_DIFFERENT_APPROVER: '0' },
  });
  return {
    backofficeUrl,
    checkoutUrl,
    owner,
    sign,
    paymobReturn: () => {
      throw new Error('The gateway does not answer updatePaymobStatus yet: nothing signs a return');
    },
    close,
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
