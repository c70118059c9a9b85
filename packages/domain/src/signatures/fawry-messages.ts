/** A charge as Fawry signs it; amounts in major units with two decimals ('20.50'), absent parts empty. */
export type FawryCharge = {
  readonly merchantCode: string;
  readonly merchantRefNum: string;
  readonly customerProfileId: string;
  /** PAYATFAWRY, MWALLET or CARD. */
  readonly paymentMethod: string;
  readonly amount: string;
};

const start = ({ merchantCode, merchantRefNum, customerProfileId, paymentMethod, amount }: FawryCharge) =>
  merchantCode + merchantRefNum + customerProfileId + paymentMethod + amount;

/**
 * The text under a charge's signature, for a reference, a QR, or with `debitMobileWalletNo` a push to a wallet (R2P).
 *
 * Fawry hashes it with plain SHA-256: the secure key stands at its end. Source: Fawry, server APIs.
 */
export function fawryChargeMessage(
  charge: FawryCharge & { readonly debitMobileWalletNo?: string | undefined },
  secureKey: string,
): string {
  return start(charge) + (charge.debitMobileWalletNo ?? '') + secureKey;
}

/** A card with 3D Secure as Fawry signs it; year and month of two digits each. */
export type FawryCardCharge = FawryCharge & {
  readonly cardNumber: string;
  readonly expiryYear: string;
  readonly expiryMonth: string;
  readonly cvv: string;
  readonly returnUrl: string;
};

/** The text under a card charge's signature; it holds the card: hash it, never keep it. */
export function fawryCardMessage(charge: FawryCardCharge, secureKey: string): string {
  const { cardNumber, expiryYear, expiryMonth, cvv, returnUrl } = charge;
  return start(charge) + cardNumber + expiryYear + expiryMonth + cvv + returnUrl + secureKey;
}

/** A payment on Fawry's own page as Fawry signs it: one item, its price in major units with two decimals. */
export type FawryPage = {
  readonly merchantCode: string;
  readonly merchantRefNum: string;
  readonly customerProfileId: string;
  readonly returnUrl: string;
  readonly itemId: string;
  readonly quantity: number;
  readonly price: string;
};

/** Returns the text under the signature of a payment on Fawry's page. Source: Fawry, express checkout link. */
export function fawryPageMessage(page: FawryPage, secureKey: string): string {
  const { merchantCode, merchantRefNum, customerProfileId, returnUrl, itemId, quantity, price } = page;
  return (
    merchantCode + merchantRefNum + customerProfileId + returnUrl + itemId + quantity + price + secureKey
  );
}

/** The text under a status call's signature. */
export function fawryStatusMessage(
  merchantCode: string,
  merchantRefNumber: string,
  secureKey: string,
): string {
  return merchantCode + merchantRefNumber + secureKey;
}

/** A refund as Fawry signs it. */
export type FawryRefund = {
  readonly merchantCode: string;
  readonly referenceNumber: string;
  /** Major units with two decimals. */
  readonly refundAmount: string;
  readonly reason?: string | undefined;
};

/** Returns the text under a refund's signature. */
export function fawryRefundMessage(refund: FawryRefund, secureKey: string): string {
  const { merchantCode, referenceNumber, refundAmount, reason = '' } = refund;
  return merchantCode + referenceNumber + refundAmount + reason + secureKey;
}

/** A notification (V2) as Fawry signs it; amounts with two decimals, absent parts empty. */
export type FawryNotification = {
  readonly fawryRefNumber: string;
  readonly merchantRefNumber: string;
  readonly paymentAmount: string;
  readonly orderAmount: string;
  readonly orderStatus: string;
  readonly paymentMethod: string;
  /** Spelled so by Fawry. */
  readonly paymentRefrenceNumber: string;
};

/** The text under a notification's `messageSignature`. */
export function fawryNotificationMessage(notification: FawryNotification, secureKey: string): string {
  const { fawryRefNumber, merchantRefNumber, paymentAmount, orderAmount } = notification;
  const { orderStatus, paymentMethod, paymentRefrenceNumber } = notification;
  const amounts = paymentAmount + orderAmount;
  return (
    fawryRefNumber +
    merchantRefNumber +
    amounts +
    orderStatus +
    paymentMethod +
    paymentRefrenceNumber +
    secureKey
  );
}
