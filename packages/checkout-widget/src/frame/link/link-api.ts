import { createCheckoutClient } from '@daftar/sdk/checkout';

/** What a payment link sells. The amount is in major units. */
export interface LinkedPackage {
  name: string;
  amount: number;
  currency: string;
  serviceId: string;
  active: boolean;
}

export interface LinkOrder {
  msisdn: string;
  orderId: string;
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
      const { name, amount, currency = 'EGP', serviceId, ...rest } = await daftar.packages.retrieve(id);
      return { name, amount: Number(amount), currency, serviceId, active: rest.active !== false };
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
