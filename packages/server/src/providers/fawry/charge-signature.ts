import { createHash } from 'node:crypto';

export interface ChargeToSign {
  merchantCode: string;
  merchantRefNum: string;
  customerProfileId: string;
  paymentMethod: string;
  /** Major units with two decimals: '20.50'. */
  amount: string;
}

/** Fawry's signature of a PAYATFAWRY charge: SHA-256 in hex, the secure key last. */
export function chargeSignature(charge: ChargeToSign, secureKey: string): string {
  const { merchantCode, merchantRefNum, customerProfileId, paymentMethod, amount } = charge;
  return createHash('sha256')
    .update(merchantCode + merchantRefNum + customerProfileId + paymentMethod + amount + secureKey)
    .digest('hex');
}
