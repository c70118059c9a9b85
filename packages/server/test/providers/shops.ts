import { countryOf, paymentProviders } from '@daftar/domain';
import { newSession } from '../support/payments.ts';
import { startReceiver } from '../support/receiver.ts';
import { newCarrier, newTenant, startWorld, type Tenant, unique, type World } from '../support/world.ts';

/** A country and currency of each provider but Fawry, whose shop every world has. */
export const places: Record<string, { country: string; currency: string }> = Object.fromEntries(
  Object.values(paymentProviders)
    .filter(({ key }) => key !== 'fawry')
    .map(({ carrier, country }) => [carrier, { country, currency: countryOf(country)?.currency ?? '' }]),
);

export const PORTAL = 'https://portal.example/welcome';

export type Session = Awaited<ReturnType<typeof newSession>>;

export interface ShopWorld extends World {
  /** Creates a session in the shop at a provider. */
  order(provider: string, changes?: object): Promise<Session>;
}

/** Starts the gateway with a shop at each provider. */
export async function startShops(): Promise<ShopWorld> {
  const world = await startWorld();
  const shops = new Map<string, Tenant>();
  for (const [serviceProvider, place] of Object.entries(places)) {
    await newCarrier(world.gateway, serviceProvider);
    const service = {
      ...place,
      serviceProvider,
      portalUrl: PORTAL,
      paymentMethods: ['Credit Card', 'MWallet'],
    };
    shops.set(serviceProvider, await newTenant(world.gateway, unique('Shop'), service));
  }
  const customer = { msisdn: '971501234567', email: 'mariam@example.com', name: 'Mariam Ali' };
  return {
    ...world,
    order: (provider, changes = {}) =>
      newSession(
        world,
        { currency: places[provider]?.currency, ...customer, ...changes },
        shops.get(provider),
      ),
  };
}

export interface ReceivingShops extends ShopWorld {
  receiver: Awaited<ReturnType<typeof startReceiver>>;
  /** Returns the types of the webhooks that a session's order received. */
  typesOf(session: Session): string[];
}

/** Starts the shops with a receiver, to which the webhooks of all their sessions are sent. */
export async function startReceivingShops(): Promise<ReceivingShops> {
  const [receiver, world] = [await startReceiver(), await startShops()];
  return {
    ...world,
    receiver,
    typesOf: ({ orderId }) => receiver.webhooksOf(orderId).map(({ data }) => data.type),
    order: async (provider, changes) => {
      const session = await world.order(provider, changes);
      await world.gateway.pool.query('update checkout_sessions set callback_url = $1 where id = $2', [
        receiver.url,
        session.sessionId,
      ]);
      return session;
    },
    close: async () => {
      await world.close();
      await receiver.close();
    },
  };
}
