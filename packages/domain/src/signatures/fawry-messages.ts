/**
 * The signed fields of a Fawry charge; amounts in major units with two decimals ('20.50'), missing fields as empty
 * texts.
 */
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
 * Returns the text that a charge's signature signs: for a reference, a QR code or, with `debitMobileWalletNo`, a
 * request to pay sent to a wallet (R2P).
 *
 * Fawry hashes it with plain SHA-256: the text ends with the secure key. Source: Fawry, server APIs.
 */
export function fawryChargeMessage(
  charge: FawryCharge & { readonly debitMobileWalletNo?: string | undefined },
  secureKey: string,
): string {
  return start(charge) + (charge.debitMobileWalletNo ?? '') + secureKey;
}

/** The signed fields of a Fawry card charge with 3-D Secure; year and month have two digits each. */
export type FawryCardCharge = FawryCharge & {
  readonly cardNumber: string;
  readonly expiryYear: string;
  readonly expiryMonth: string;
  readonly cvv: string;
  readonly returnUrl: string;
};

/** Returns the text that a card charge's signature signs. It contains the card number: hash it, never store it. */
export function fawryCardMessage(charge: FawryCardCharge, secureKey: string): string {
  const { cardNumber, expiryYear, expiryMonth, cvv, returnUrl } = charge;
  return start(charge) + cardNumber + expiryYear + expiryMonth + cvv + returnUrl + secureKey;
}

/** The signed fields of a payment on Fawry's own page: one item, its price in major units with two decimals. */
export type FawryPage = {
  readonly merchantCode: string;
  readonly merchantRefNum: string;
  readonly customerProfileId: string;
  readonly returnUrl: string;
  readonly itemId: string;
  readonly quantity: number;
  readonly price: string;
};

/** Returns the text that the signature of a payment on Fawry's page signs. Source: Fawry, express checkout link. */
export function fawryPageMessage(page: FawryPage, secureKey: string): string {
  const { merchantCode, merchantRefNum, customerProfileId, returnUrl, itemId, quantity, price } = page;
  return (
    merchantCode + merchantRefNum + customerProfileId + returnUrl + itemId + quantity + price + secureKey
  );
}

/** Returns the text that a status request's signature signs. */
export function fawryStatusMessage(
  merchantCode: string,
  merchantRefNumber: string,
  secureKey: string,
): string {
  return merchantCode + merchantRefNumber + secureKey;
}

/** The signed fields of a Fawry refund. */
export type FawryRefund = {
  readonly merchantCode: string;
  readonly referenceNumber: string;
  /** In major units with two decimals. */
  readonly refundAmount: string;
  readonly reason?: string | undefined;
};

/** Returns the text that a refund's signature signs. */
export function fawryRefundMessage(refund: FawryRefund, secureKey: string): string {
  const { merchantCode, referenceNumber, refundAmount, reason = '' } = refund;
  return merchantCode + referenceNumber + refundAmount + reason + secureKey;
}

/** The signed fields of a Fawry notification (V2); amounts with two decimals, missing fields as empty texts. */
export type FawryNotification = {
  readonly fawryRefNumber: string;
  readonly merchantRefNumber: string;
  readonly paymentAmount: string;
  readonly orderAmount: string;
  readonly orderStatus: string;
  readonly paymentMethod: string;
  /** Fawry's own spelling. */
  readonly paymentRefrenceNumber: string;
};

/** Returns the text that a notification's `messageSignature` signs. */
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
