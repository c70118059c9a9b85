import type { PublicPackage } from '@daftar/sdk';
import { createCheckoutClient } from '@daftar/sdk/checkout';

/** What a payment link sells. The amount is in major units. */
export interface LinkedPackage {
  name: string;
  amount: number;
  currency: string;
  serviceId: string;
  active: boolean;
  merchantName: string;
  /** English name of the country that customers' numbers are usually of. */
  country: string;
  /** True when the customer chooses the amount; `amount` is then what they are offered. */
  openAmount: boolean;
  minimum?: number | undefined;
  maximum?: number | undefined;
}

export interface LinkOrder {
  msisdn: string;
  orderId: string;
  /** The chosen amount of an open link, in digits. */
  amount?: string;
}

/** The gateway's operations that the payment-link page calls. */
export interface LinkApi {
  package(): Promise<LinkedPackage>;
  /** Creates the session of an order and returns the address where it is paid. A repeated call with the same key creates no second one. */
  start(sold: LinkedPackage, order: LinkOrder, key: string): Promise<string>;
}

/** Calls the gateway through the SDK. */
export function linkApi(id: string, daftar = createCheckoutClient({ baseUrl: location.origin })): LinkApi {
  return {
    package: async () => {
      const found = await daftar.packages.retrieve(id);
      // Only statistics: the page works without it.
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

/** Customers have no token, so the gateway answers the public view. */
function linkedPackage(found: PublicPackage): LinkedPackage {
  const { name, currency, serviceId, active, merchantName, country, openAmount } = found;
  return {
    ...{ name, serviceId, active, merchantName, country, openAmount },
    amount: Number(found.amount),
    currency: currency || 'EGP',
    minimum: numberOf(found.minimumAmount),
    maximum: numberOf(found.maximumAmount),
  };
}
