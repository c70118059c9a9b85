import type { PublicPackage } from '@daftar/sdk';
import { createCheckoutClient } from '@daftar/sdk/checkout';

/** The product that a payment link sells. The amount is in major units. */
export interface LinkedPackage {
  name: string;
  amount: number;
  currency: string;
  serviceId: string;
  active: boolean;
  merchantName: string;
  /** Path of the merchant's logo. */
  merchantLogo?: string | undefined;
  /** English name of the country whose calling code is preselected. */
  country: string;
  /** True if the customer chooses the amount; `amount` is then the suggested amount. */
  openAmount: boolean;
  minimum?: number | undefined;
  maximum?: number | undefined;
  /** True where payments go to sandboxes. */
  sandbox?: boolean | undefined;
}

export interface LinkOrder {
  msisdn: string;
  orderId: string;
  /** The amount that the customer chose, as digits; only if the link lets the customer choose. */
  amount?: string;
}

/** The gateway's operations that the payment-link page calls. */
export interface LinkApi {
  package(): Promise<LinkedPackage>;
  /**
   * Creates the session of an order and returns the address of its payment page. A repeated call with the same key does not
   * create a second session.
   */
  start(sold: LinkedPackage, order: LinkOrder, key: string): Promise<string>;
}

/** Calls the gateway through the SDK. */
export function linkApi(id: string, daftar = createCheckoutClient({ baseUrl: location.origin })): LinkApi {
  return {
    package: async () => {
      const found = await daftar.packages.retrieve(id);
      // Ignore failures, because the call is only for statistics.
      daftar.packages.countOpening(id).catch(() => {});
      return linkedPackage(found as PublicPackage);
    },
    start: async ({ serviceId }, order, key) => {
      const { link } = await daftar.packages.generateLink(
        { id, serviceId, ...order },
        { idempotencyKey: key },
      );
      return link;
    },
  };
}

const numberOf = (digits: string | undefined): number | undefined =>
  digits === undefined ? undefined : Number(digits);

/** Customers have no token, so the gateway responds with the public view. */
function linkedPackage(found: PublicPackage): LinkedPackage {
  const { name, currency, serviceId, active, merchantName, merchantLogo, country, openAmount, sandbox } =
    found;
  return {
    name,
    currency,
    serviceId,
    active,
    merchantName,
    merchantLogo,
    country,
    openAmount,
    sandbox,
    amount: Number(found.amount),
    minimum: numberOf(found.minimumAmount),
    maximum: numberOf(found.maximumAmount),
  };
}
