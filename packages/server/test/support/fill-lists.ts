import { type CountryName, toMajorNumber } from '@daftar/domain';
import { permissionsOf } from '../../src/access/permissions.ts';
import { findServiceByAnyId } from '../../src/areas/checkout/public.ts';
import { newId } from '../../src/basics/ids.ts';
import type { Trx } from '../../src/db/transaction.ts';
import {
  addBalance,
  createBlacklistEntry,
  createCarrier,
  createLoanTransaction,
  createMerchant,
  createPackage,
  createPayout,
  createProduct,
  createService,
  createSettlement,
  decidePayout,
  findPayingService,
  inTransaction,
  unclaimedRevenue,
} from '../../src/fill.ts';
import type { Gateway } from '../../src/gateway.ts';
import { addOwner } from '../../src/setup/add-owner.ts';
import { addPerson, type Login } from '../../src/setup/add-person.ts';
import { endPastPayment, OUTCOMES } from './past-payment.ts';
import { SETUP } from './world.ts';

const DAY_MS = 86_400_000;
const DAYS = 80;
/** Indexes of the sellers, in the order of the payments. Some sellers occur more often, so that the sums by seller differ. */
const TURNS = [0, 1, 2, 0, 3, 0, 2];
const FINANCE = { id: 'finance', name: 'Omar Farouk' };
const PAYOUT_MAKER = { userId: 'maker', name: 'Karim Fathy' };

interface Seller {
  name: string;
  country: CountryName;
  currency: string;
  provider: string;
  method: string;
}

const egypt = { country: 'Egypt', currency: 'EGP' } as const;
const pakistan = { country: 'Pakistan', currency: 'PKR' } as const;
const sellers: Seller[] = [
  { name: 'Sphinx Stationers', ...egypt, provider: 'Fawry', method: 'FawryRef' },
  { name: 'مطاعم النيل', ...egypt, provider: 'Fawry', method: 'FawryRef' },
  { name: 'Ravi Telecom', ...pakistan, provider: 'easypaisa', method: 'MWallet' },
  { name: 'کراچی کتب خانہ', ...pakistan, provider: 'JazzCash', method: 'MWallet' },
];

interface Filling {
  trx: Trx;
  /** Returns the gateway with its clock set back by some days. */
  daysAgo: (days: number) => Gateway;
}

/**
 * Adds two or more different records to nearly every list: accounts of two countries, `payments` of the last 80 days in
 * every outcome, and settlements, loans and payouts. Returns the login of the owner.
 */
export async function fillLists(gateway: Gateway, payments: number): Promise<Login> {
  const start = gateway.now().getTime();
  const login = await addOwner(gateway);
  await addPerson(gateway, {
    ...{ who: 'Finance', name: 'Omar Farouk', userName: 'finance', userType: 'Admin' },
    account: gateway.owner,
    role: { name: 'Finance', description: 'Reports and settlements.' },
    permissions: permissionsOf('Reports.viewAll', 'Settlements.viewAll'),
  });
  await inTransaction(gateway.db, async (trx) => {
    const daysAgo = (days: number) => ({ ...gateway, db: trx, now: () => new Date(start - days * DAY_MS) });
    const filling = { trx, daysAgo };
    await addCarriers(filling);
    const sold = [];
    for (const [index, seller] of sellers.entries())
      sold.push({ ...seller, ...(await addSeller(filling, seller, index)) });
    for (let n = 0; n < payments; n += 1) {
      const seller = sold[TURNS[n % TURNS.length] ?? 0];
      const outcome = OUTCOMES[n % OUTCOMES.length];
      const then = daysAgo(DAYS - (n * DAYS) / payments);
      if (seller && outcome)
        await endPastPayment(trx, then, { ...seller, amount: 90.5 + n, index: n, outcome });
    }
    for (const [index, { merchantId, serviceId, ...seller }] of sold.entries()) {
      await settle(filling, seller, merchantId);
      if (seller.country === 'Pakistan') await lend(filling, merchantId, index);
      await payOut(filling, serviceId, index);
    }
  });
  return login;
}

async function addCarriers({ trx, daysAgo }: Filling): Promise<void> {
  const carriers = [
    { name: 'Fawry', type: 'Carrier', ...egypt },
    { name: 'easypaisa', type: 'Carrier', ...pakistan },
    { name: 'JazzCash', type: 'Operator', ...pakistan },
  ] as const;
  for (const [index, carrier] of carriers.entries())
    await createCarrier(trx, daysAgo(100 - index), SETUP, carrier);
  for (const [index, msisdn] of ['+201000012345', '+923000012345', '+971500004321'].entries())
    await createBlacklistEntry(trx, daysAgo(60 - index), SETUP, { msisdn });
}

/** Adds a merchant with a deposit, a service, products, a package and subscriptions. */
async function addSeller({ trx, daysAgo }: Filling, seller: Seller, index: number) {
  const { name, country, currency, provider, method } = seller;
  const then = daysAgo(95 - index);
  const { id } = await createMerchant(trx, then, SETUP, { name, country, currency });
  const shares = { carrierShare: 10, merchantShare: 85.5, waleeShare: 4.5 };
  const service = await createService(trx, then, SETUP, {
    ...{ merchant: id, country, currency, serviceName: `Book shop ${index + 1}`, serviceProvider: provider },
    ...{ serviceType: 'Others', paymentMethods: [method], ...shares },
  });
  const money = { grossAmount: 20_000.5, tax: 0, netAmount: 20_000.5, reference: 'Opening deposit' };
  const origin = { actor: SETUP, requestId: 'setup', now: then.now() };
  await addBalance(trx, { id, currency }, money, origin);
  for (const [place, product] of ['Atlas', 'رواية'].entries())
    await createProduct(
      trx,
      daysAgo(80 - 2 * index - place),
      SETUP,
      { id, currency },
      {
        ...{ name: `${product} ${index}`, sku: `SKU-${index}-${place}` },
        attributes: { productPrice: 99.5 + index, inventory: 100 - 30 * place, lowStockThreshold: 10 },
      },
    );
  const sold = await findServiceByAnyId(trx, service.id);
  if (!sold) throw new Error(`${name} has no service`);
  await createPackage(trx, daysAgo(40 - index), SETUP, sold, {
    ...{ name: `Monthly box ${index}`, amount: String(400 + index), country, currency },
    serviceId: service.service_id,
  });
  await subscribe(
    trx,
    { ...sold, carrier_id: sold.carrier_id ?? '', merchant_name: name, currency },
    daysAgo(10 + index).now(),
  );
  return { merchantId: id, serviceId: service.service_id, service: service.id };
}

type SubscribedService = Record<
  'user_type_id' | 'service_name' | 'country' | 'currency' | 'merchant_name',
  string
> & { carrier_id: string };

async function subscribe(trx: Trx, service: SubscribedService, at: Date): Promise<void> {
  const { user_type_id, carrier_id, service_name, country, currency, merchant_name } = service;
  const rows = Array.from({ length: 8 }, (_, n) => ({
    ...{ user_type_id, carrier_id, service_name, country, currency, merchant_name },
    ...{ id: newId('sub'), operator: `Operator ${n % 3}`, msisdn: `2010${10_000_000 + n}` },
    ...{ subscription_type: n % 2 === 0 ? 'weekly' : 'monthly', subscription_amount: `${50 + n}.25` },
    ...{
      subscriber_status: n % 3 === 0 ? 'Suspended' : 'Active',
      created_at: new Date(at.getTime() + n * 1000),
    },
  }));
  await trx.insertInto('subscriptions').values(rows).execute();
}

async function settle(
  { trx, daysAgo }: Filling,
  { name, country, currency }: Pick<Seller, 'name' | 'country' | 'currency'>,
  merchantId: string,
): Promise<void> {
  const day = (days: number) => daysAgo(days).now().toISOString().slice(0, 10);
  for (const [first, last] of [
    [DAYS, 60],
    [59, 40],
  ] as const) {
    const period = { dateFrom: day(first), dateTo: day(last) };
    const revenue = await unclaimedRevenue(trx, { merchantId, currency, ...period });
    const terms = { channel: 'Bank transfer', remittanceChargesPercentage: 2, exchangeRate: 1 };
    const form = {
      ...period,
      ...terms,
      country,
      merchantName: name,
      totalRevenue: toMajorNumber(revenue.total),
    };
    const currencies = { localCurrency: currency, settledCurrency: currency };
    const agreed = { difference: { reason: 'Whole units, as agreed' } };
    await createSettlement(trx, daysAgo(last - 2), FINANCE, { ...form, ...currencies, ...agreed }, 'setup');
  }
}

async function lend({ trx, daysAgo }: Filling, merchantId: string, index: number): Promise<void> {
  for (const days of [26, 12])
    await createLoanTransaction(trx, daysAgo(days - index), FINANCE, merchantId, {
      ...{ currency: 'PKR', paymentMethod: 'IBFT', totalAmount: 40_000 + 1000 * days, waleeCommission: 2 },
      ...{ sbpCharges: 0.5, serviceSalesTax: 0.25, withHoldingCharges: 0.25, reference: `Transfer ${days}` },
    });
}

async function payOut({ trx, daysAgo }: Filling, serviceId: string, index: number): Promise<void> {
  const service = await findPayingService(trx, serviceId);
  if (!service) throw new Error(`${serviceId} makes no payouts`);
  for (const [place, decision] of [undefined, 'Approved', 'Rejected'].entries()) {
    const payout = await createPayout(trx, daysAgo(5 - place - index / 10), PAYOUT_MAKER, service, {
      ...{
        serviceId,
        amount: 25 * (place + index + 1),
        fullName: ['سلمى عادل', 'Hany', 'Omar'][place] ?? '',
      },
      ...{ nationalId: `2900101120000${place}`, msisdn: `20101000000${place}`, countryCode: 'EG' },
      ...{ beneficiaryEmail: 'salma@mail.example', payoutType: 'WALLET' },
    });
    const later = daysAgo(1);
    if (decision === 'Approved' || decision === 'Rejected')
      await decidePayout(trx, later, FINANCE, payout, decision);
  }
}
