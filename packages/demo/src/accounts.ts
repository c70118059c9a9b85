import type { Gateway } from '@daftar/server';
import { addBalance, createCarrier, createMerchant, createService, type Trx } from '@daftar/server/fill';
import { type Login, SETUP } from '@daftar/server/setup';
import { addDemoBlacklist } from './blacklist.ts';
import { carriers, type DemoMerchant, merchants } from './demo-merchants.ts';
import { addLoanService } from './loan-service.ts';
import { addDemoPackages } from './packages.ts';
import { addDemoPeople } from './people.ts';
import { addDemoProducts } from './products.ts';
import { addShopService } from './shop.ts';
import { addDemoSubscriptions } from './subscriptions.ts';

const DAY_MS = 86_400_000;

const emails = (name: string) => {
  const host = `${
    name
      .toLowerCase()
      .replaceAll(/[^a-z]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'shop'
  }.example.com`;
  return {
    notificationEmail: `notify@${host}`,
    supportEmail: `help@${host}`,
    billingEmail: `billing@${host}`,
  };
};

export interface DemoAccounts {
  logins: Login[];
  /** Environment variables of the example shop. */
  shop: Record<string, string>;
}

/** Adds the demo's carriers, merchants, services and users, created some months ago. */
export async function addDemoAccounts(gateway: Gateway): Promise<DemoAccounts> {
  const trx = gateway.db as Trx;
  const start = gateway.now().getTime();
  const daysAgo = (days: number): Gateway => ({ ...gateway, now: () => new Date(start - days * DAY_MS) });
  const carrierIds = new Map<string, string>();
  for (const [index, carrier] of carriers.entries()) {
    const row = await createCarrier(trx, daysAgo(140 - index), SETUP, {
      ...carrier,
      ...emails(carrier.name),
    });
    carrierIds.set(carrier.name, row.id);
  }
  const merchantIds: string[] = [];
  for (const [index, merchant] of merchants.entries()) {
    const id = await addMerchant(trx, daysAgo(125 - index * 2), merchant);
    await addDemoProducts(trx, daysAgo, id, merchant);
    merchantIds.push(id);
  }
  await addDemoPackages(trx, daysAgo);
  await addDemoBlacklist(trx, daysAgo);
  await addDemoSubscriptions(trx, daysAgo);
  await addLoanService(trx, daysAgo(30), merchantIds[0] ?? '');
  const first = { id: merchantIds[0] ?? '', name: merchants[0]?.name ?? '' };
  const carrier = { id: carrierIds.get('Fawry') ?? '', name: 'Fawry' };
  return {
    logins: await addDemoPeople(gateway, first, carrier),
    shop: await addShopService(trx, gateway, first.id),
  };
}

async function addMerchant(trx: Trx, then: Gateway, merchant: DemoMerchant): Promise<string> {
  const { name, country, currency, deposit } = merchant;
  const { id } = await createMerchant(trx, then, SETUP, { name, country, currency, ...emails(name) });
  for (const service of merchant.services) {
    await createService(trx, then, SETUP, {
      merchant: id,
      country: service.country ?? country,
      currency: service.currency ?? currency,
      serviceName: service.name,
      serviceProvider: service.provider,
      serviceType: 'Others',
      subscriptionFrequency: 'One time',
      carrierShare: service.carrierShare,
      merchantShare: service.merchantShare,
      waleeShare: service.waleeShare,
      paymentMethods: service.provider === 'Fawry' ? ['FawryRef'] : ['Credit Card', 'MWallet'],
    });
  }
  if (deposit !== undefined) {
    const origin = { actor: SETUP, requestId: 'setup', now: then.now() };
    await addBalance(
      trx,
      { id, currency },
      { grossAmount: deposit, tax: 0, netAmount: deposit, reference: 'Opening deposit' },
      origin,
    );
  }
  return id;
}
