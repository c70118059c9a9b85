import type { Stage } from '../stage.ts';
import { type Case, one } from './case.ts';

const egypt = { country: 'Egypt', currency: 'EGP' } as const;
const pakistan = { country: 'Pakistan', currency: 'PKR' } as const;
const emirates = { country: 'United Arab Emirates', currency: 'AED' } as const;
type Place = typeof egypt | typeof pakistan | typeof emirates;

const nora = {
  customerName: 'نورا عبد الله',
  customerMobile: '+201001234567',
  customerEmail: 'nora@example.com',
};
const card = { cardNumber: '4242424242424242', cvv: '123' };
/** A card that easypaisa's sandbox accepts. */
const easypaisaCard = '4111111111111111';
const ayesha = {
  ...card,
  nameOnCard: 'AYESHA SIDDIQUI',
  cardExpiry: '05/29',
  mobileNumber: '+923001234567',
  email: 'ayesha@example.com',
};

/** Opens a session of a new service with this provider. Returns the fields that name the session in a payment. */
export async function openOrder(
  stage: Stage,
  serviceProvider: string,
  orderId: string,
  place: Place = egypt,
) {
  const { serviceId } = await stage.owner.services.create({
    ...place,
    merchant: stage.kept('merchant'),
    serviceName: `Books by ${serviceProvider} ${orderId}`,
    serviceProvider,
    serviceType: 'Others',
    carrierShare: 0,
    merchantShare: 96,
    waleeShare: 4,
    portalUrl: 'https://nilebooks.example/thanks',
    packages: [{ m: 100 }],
    customFields: [],
    paymentMethods: ['Credit Card', 'MWallet'],
  });
  const order = { serviceId, orderId, amount: 450, currency: place.currency };
  const { sessionId } = await stage.merchant.checkout.createSession(order);
  return { sessionId, serviceId, sid: serviceId, orderId };
}

/** Cases of payments that only one provider has; each opens its own session. */
export const payments: Case[] = [
  one('startCardPayment', async (stage) => {
    const order = await openOrder(stage, 'Fawry', 'NB-20001');
    const expiry = { cardExpiryMonth: '05', cardExpiryYear: '29' };
    const payment = { ...order, ...nora, ...card, ...expiry, paymentMethod: 'CARD' } as const;
    const first = await stage.customer.mena.startCardPayment(payment);
    const second = await stage.customer.mena.startCardPayment(payment);
    if (second.redirectLink !== first.redirectLink) throw new Error('A session was charged twice');
  }),
  one('requestWalletQr', async (stage) => {
    const order = await openOrder(stage, 'Fawry', 'NB-20002');
    await stage.customer.mena.requestWalletQr({ ...order, ...nora, paymentMethod: 'MWALLET' });
  }),
  one('requestWalletPush', async (stage) => {
    const order = await openOrder(stage, 'Fawry', 'NB-20003');
    const wallet = { debitMobileWalletNo: '01001234567', paymentMethod: 'MWALLET' } as const;
    await stage.customer.mena.requestWalletPush({ ...order, ...nora, ...wallet });
  }),
  one('startPaytabsPayment', async (stage) => {
    const { sessionId } = await openOrder(stage, 'Paytab', 'NB-20004');
    await stage.customer.mena.startPaytabsPayment({ sessionId });
  }),
  one('startPaymobPayment', async (stage) => {
    const order = await openOrder(stage, 'Paymob', 'NB-20005');
    stage.keep('paymobServiceId', order.serviceId);
    const who = { firstName: 'نورا', lastName: 'عبد الله', email: 'nora@example.com' };
    const wallet = { customerMobile: '01010101010', paymentMethod: 'WALLET' } as const;
    const { redirectLink } = await stage.customer.paymob.startPayment({ ...order, ...who, ...wallet });
    stage.keep('paymobPage', redirectLink);
  }),
  one('updatePaymobStatus', async (stage) => {
    const order = { serviceId: stage.kept('paymobServiceId'), orderId: 'NB-20005' };
    const back = await stage.target.paymobReturn(order, stage.kept('paymobPage'));
    await stage.customer.paymob.updateStatus(back);
  }),
  one('startMontyPayment', async (stage) => {
    const { sessionId } = await openOrder(stage, 'Monty', 'MB-20006', emirates);
    const who = { firstName: 'مريم', lastName: 'المنصوري', email: 'mariam@example.com' };
    await stage.customer.monty.startPayment({ sessionId, ...who, mobileNumber: '971501234567' });
  }),
  one('payByCard', async (stage) => {
    const order = await openOrder(stage, 'Fawry', 'NB-20007');
    await stage.customer.checkout.payByCard({ ...order, ...ayesha, paymentMethod: 'CC' });
  }),
  one('payByEasypaisaCard', async (stage) => {
    const order = await openOrder(stage, 'easypaisa', 'LL-20008', pakistan);
    const card = { ...ayesha, cardNumber: easypaisaCard };
    await stage.customer.checkout.payByEasypaisaCard({ ...order, ...card, paymentMethod: 'CC' });
    stage.keep('paidSession', order.sessionId);
  }),
  one('getReceipt', async (stage) => {
    const { receiptId } = await stage.customer.checkout.session(stage.kept('paidSession'));
    // The mock's session is an open one, which has no receipt.
    const { receiptId: kept } = await stage.customer.receipts.retrieve(
      receiptId ?? 'rcp_7k2wq8xd4m9tnb3vc6ryjfph5z',
    );
    stage.keep('receipt', kept);
  }),
  one('emailReceipt', async (stage) => {
    const email = { email: 'nora@example.com', language: 'ar' } as const;
    const { status } = await stage.customer.receipts.email(stage.kept('receipt'), email);
    // The mock responds with the example of a receipt that was sent.
    if (status === 'none' || status === 'failed') throw new Error(`The receipt's email is ${status}`);
  }),
  one('startCheckout', async (stage) => {
    const order = await openOrder(stage, 'JazzCash', 'LL-20009', pakistan);
    const wallet = { mobileNumber: '03001234567', cnic: '345678', paymentMethod: 'MWALLET' } as const;
    await stage.customer.checkout.start('jazzcash', { ...order, ...wallet });
  }),
];
