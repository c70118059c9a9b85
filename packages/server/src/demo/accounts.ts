import type { Transaction } from 'kysely';
import { createCarrier } from '../areas/carriers/create.ts';
import { createMerchant } from '../areas/merchants/create.ts';
import { createService } from '../areas/services/create.ts';
import type { Tables } from '../db/tables-books.ts';
import type { Gateway } from '../gateway.ts';
import { carriers, merchants } from './cast.ts';
import { addDemoPeople, type Login } from './people.ts';

const SETUP = { id: 'setup', name: 'First start' };
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

/** The demo's carriers, merchants, services and people; everyone is some months old. */
export async function addDemoAccounts(gateway: Gateway): Promise<Login[]> {
  const trx = gateway.db as Transaction<Tables>;
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
    const then = daysAgo(125 - index * 2);
    const { name, country, currency } = merchant;
    const row = await createMerchant(trx, then, SETUP, { name, country, currency, ...emails(name) });
    merchantIds.push(row.id);
    for (const service of merchant.services) {
      await createService(trx, then, SETUP, {
        merchant: row.id,
        country,
        currency,
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
  }
  const first = { id: merchantIds[0] ?? '', name: merchants[0]?.name ?? '' };
  const carrier = { id: carrierIds.get('Fawry') ?? '', name: 'Fawry' };
  return addDemoPeople(gateway, first, carrier);
}
