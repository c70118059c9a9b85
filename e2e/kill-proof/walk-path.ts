import { createDaftar, type Daftar } from '@daftar/sdk';
import type { AcknowledgedSteps } from './acknowledged-steps.ts';
import type { Addresses } from './product.ts';

const AMOUNT = 450.5;

export interface Walk {
  addresses: Addresses;
  owner: Daftar;
  customer: Daftar;
  steps: AcknowledgedSteps;
  /** Makes this walk's names and order ids unique. */
  mark: string;
}

const DAY_MS = 86_400_000;
const cairo = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Cairo' });
const today = (): string => cairo.format(new Date());
/** The first day of a period that has a payment which was made shortly before midnight, too. */
const yesterday = (): string => cairo.format(new Date(Date.now() - DAY_MS));

/** Walks the product's main path once. Records each step when the product acknowledges it. */
export async function walkPath({ addresses, owner, customer, steps, mark }: Walk): Promise<void> {
  const merchant = await owner.merchants.create({
    name: `Nile Books ${mark}`,
    country: 'Egypt',
    currency: 'EGP',
  });
  steps.add(
    `merchant ${mark}`,
    async (as) => (await as.owner.merchants.retrieve(merchant._id)).name === merchant.name,
  );
  const service = await addService(owner, merchant._id, mark);
  steps.add(
    `service ${mark}`,
    async (as) => (await as.owner.services.retrieve(service._id)).serviceName === service.serviceName,
  );
  const { secret } = await owner.merchants.rotateKey(merchant._id, { kind: 'privateKey' });
  const shop = createDaftar({ baseUrl: addresses.api, secretKey: secret, maxRetries: 0 });
  for (let n = 1; n <= 3; n += 1)
    await pay({ addresses, owner, customer, steps, mark }, shop, service, `${mark}-${n}`);
  await settle(owner, steps, merchant);
}

export const addService = (
  owner: Daftar,
  merchant: string,
  mark: string,
  more: { notificationApi?: string } = {},
) =>
  owner.services.create({
    merchant,
    country: 'Egypt',
    currency: 'EGP',
    serviceName: `Books ${mark}`,
    serviceProvider: 'Fawry',
    serviceType: 'Others',
    carrierShare: 0,
    merchantShare: 96,
    waleeShare: 4,
    paymentMethods: ['FawryRef'],
    portalUrl: 'http://127.0.0.1/thanks',
    ...more,
  });

async function pay(
  { addresses, customer, steps }: Walk,
  shop: Daftar,
  service: { serviceId: string },
  orderId: string,
): Promise<void> {
  const { serviceId } = service;
  const { sessionId } = await shop.checkout.createSession({
    serviceId,
    orderId,
    amount: AMOUNT,
    currency: 'EGP',
    product: 'Letters from Aswan',
  });
  steps.add(
    `session ${orderId}`,
    async (as) => (await as.customer.checkout.session(sessionId)).orderId === orderId,
  );
  const reference = await customer.mena.requestReferenceNumber({
    sessionId,
    serviceId,
    orderId,
    paymentMethod: 'PAYATFAWRY',
    customerName: 'Nora Abdallah',
    customerMobile: '201001234567',
    customerEmail: 'nora@example.com',
  });
  steps.add(`reference ${orderId}`, async (as) => {
    const session = await as.customer.checkout.session(sessionId);
    return session.status === 'paid' || session.reference?.referenceNumber === reference.referenceNumber;
  });
  const paid = await fetch(`${addresses.sandbox}/fawry/${reference.referenceNumber}/pay`, {
    method: 'POST',
    redirect: 'manual',
  });
  if (paid.status !== 303) throw new Error(`The sandbox answered ${paid.status}`);
  // The customer has paid: from here on the payment must arrive despite any kill.
  steps.add(`payment ${orderId}`, (as) => arrives(as, reference.merchantRefNumber, orderId));
  await customer.mena.paymentStatus({ referanceNumber: reference.merchantRefNumber });
}

/** Waits up to 30 seconds for the payment; returns whether the report has the order exactly once, successful and with its full amount. */
async function arrives(
  { owner, customer }: { owner: Daftar; customer: Daftar },
  merchantRefNumber: string,
  orderId: string,
): Promise<boolean> {
  for (let tries = 0; tries < 60; tries += 1) {
    const status = await customer.mena.paymentStatus({ referanceNumber: merchantRefNumber });
    if (status.orderStatus === 'PAID') break;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  const report = await owner.reports.transactions({
    dateFrom: yesterday(),
    dateTo: today(),
    country: 'Egypt',
    currency: 'EGP',
    q: orderId,
  });
  const rows = report.data.filter((row) => row.orderId === orderId);
  return rows.length === 1 && rows[0]?.status === 'Success' && rows[0].amount === AMOUNT;
}

async function settle(
  owner: Daftar,
  steps: AcknowledgedSteps,
  merchant: { _id: string; name: string },
): Promise<void> {
  const period = {
    dateFrom: today(),
    dateTo: today(),
    country: 'Egypt',
    merchantName: merchant.name,
  } as const;
  const [revenue] = await owner.merchants.revenue(period);
  if (!revenue) return;
  const settlement = await owner.settlements.create({
    ...period,
    totalRevenue: revenue.totalAmount,
    channel: 'Bank transfer',
    remittanceChargesPercentage: 2,
    exchangeRate: 48,
    localCurrency: 'EGP',
    settledCurrency: 'USD',
    difference: { reason: 'Whole units, as agreed' },
  });
  steps.add(`settlement of ${merchant.name}`, async (as) => {
    const found = await as.owner.settlements.retrieve(settlement._id);
    return (
      found.netSettledAmount === settlement.netSettledAmount && found.totalRevenue === revenue.totalAmount
    );
  });
}
