import type { FrameLocator, Page } from '@playwright/test';
import { confirmAtBank, typeCard } from '../bank.ts';
import { fillCard, fillCustomer, fillPerson } from '../customer.ts';
import type { Method, Provider } from '../provider-session.ts';

/**
 * How a payment can end. Every way to pay can have each outcome.
 *
 * - declined: the bank, wallet or provider declines the payment; the customer can try again.
 * - abandoned: the customer leaves before paying, comes back to the open payment and abandons it. If the provider decides
 *   payments at once, none stays open: the customer then leaves the filled form.
 * - expired: the session's time passes before the customer pays.
 * - timedOut: the provider's response to the charge never arrives. Whether a payment exists is unknown until it is found or paid.
 */
export const outcomes = ['paid', 'declined', 'abandoned', 'expired', 'timedOut'] as const;
export type Outcome = (typeof outcomes)[number];

const DECLINED_CARD = '4000000000000002';

/** A way to pay: how its form is filled, and where the customer decides. */
export interface Way {
  name: string;
  provider: Provider;
  methods: Method[];
  fill: (form: FrameLocator, outcome: Outcome) => Promise<void>;
  /**
   * Where the customer decides. `page`: on a bank's or provider's page that replaces the shop's. `app`: in an app, while the
   * checkout waits. `appBeforeResponse`: in an app, before the provider responds to the charge. `atOnce`: nowhere, because the
   * provider decides at once.
   */
  decides: 'page' | 'app' | 'appBeforeResponse' | 'atOnce';
  /** Pays or declines on the page that replaces the shop's. */
  onPage?: Record<'paid' | 'declined', (page: Page) => Promise<void>>;
  /** The status with which the customer comes back from that page, if it differs from the outcome. */
  returns?: 'PENDING';
  /** Texts of the checkout that differ from those of most ways. */
  shows?: Partial<Record<Outcome, string>>;
  /** Outcomes that the provider does not report by itself: the customer presses the button that requests the status. */
  asked?: readonly Outcome[];
  /** Whether the way needs an installation whose checkout accepts no card data. */
  elsewhere?: true;
}

const pakistani = (form: FrameLocator) => fillCustomer(form, '03001234567', 'Ayesha Siddiqui');
const cardPage = (paying: string, expiry?: string) => ({
  paid: async (page: Page) => {
    await typeCard(page, paying, expiry);
    await confirmAtBank(page);
  },
  declined: (page: Page) => typeCard(page, DECLINED_CARD),
});
const wallet = async (page: Page, pin: string) => {
  await page.getByLabel('PIN (MPIN)').fill(pin);
  await confirmAtBank(page);
};

/**
 * Paymob sends no notice of a payment that nobody attempted. Its notices identify a payment by Paymob's own number, which the
 * gateway does not know if the response to the charge was lost.
 */
const PAYMOB_ASKED = ['expired', 'timedOut'] as const;

/** Every way to pay. */
export const ways: Way[] = [
  {
    name: 'Fawry card with 3-D Secure',
    provider: 'Fawry',
    methods: ['Credit Card'],
    fill: async (form) => {
      await fillCustomer(form);
      await fillCard(form, '4242424242424242');
    },
    decides: 'page',
    onPage: { paid: confirmAtBank, declined: (page) => confirmAtBank(page, '000000') },
  },
  {
    name: 'Fawry card on the page of Fawry',
    provider: 'Fawry',
    methods: ['Credit Card'],
    fill: (form) => fillCustomer(form),
    decides: 'page',
    onPage: {
      paid: cardPage('4242424242424242').paid,
      declined: async (page) => {
        await typeCard(page, '4242424242424242');
        await confirmAtBank(page, '000000');
      },
    },
    elsewhere: true,
  },
  {
    name: 'Fawry wallet by QR',
    provider: 'Fawry',
    methods: ['MWallet'],
    fill: (form) => fillCustomer(form),
    decides: 'app',
  },
  {
    name: 'Fawry wallet by push',
    provider: 'Fawry',
    methods: ['MWallet'],
    fill: async (form) => {
      await form.getByRole('radio', { name: /OTP/ }).check();
      await fillCustomer(form);
    },
    decides: 'app',
    // After a lost response, the status request finds the payment.
    shows: { timedOut: 'Confirm the payment on your phone' },
  },
  {
    name: 'Fawry reference',
    provider: 'Fawry',
    methods: ['FawryRef'],
    fill: (form) => fillCustomer(form),
    decides: 'app',
    // After a lost response, the status response contains the number.
    shows: { timedOut: 'Please type the reference number in your Fawry app' },
  },
  {
    name: 'PayTabs',
    provider: 'Paytab',
    methods: ['Credit Card'],
    fill: async () => {},
    decides: 'page',
    onPage: cardPage('4111111111111111'),
    returns: 'PENDING',
  },
  {
    name: 'Paymob card',
    provider: 'Paymob',
    methods: ['Credit Card'],
    fill: (form) => fillPerson(form, '1001234567'),
    decides: 'page',
    onPage: cardPage('5123456789012346'),
    asked: PAYMOB_ASKED,
  },
  {
    name: 'Paymob wallet',
    provider: 'Paymob',
    methods: ['MWallet'],
    fill: (form) => fillPerson(form, '1010101010'),
    decides: 'page',
    onPage: { paid: (page) => wallet(page, '123456'), declined: (page) => wallet(page, '000000') },
    asked: PAYMOB_ASKED,
  },
  {
    name: 'Monty',
    provider: 'Monty',
    methods: ['Credit Card'],
    fill: (form) => fillPerson(form, '0501234567'),
    decides: 'page',
    onPage: {
      paid: (page) => typeCard(page, '4111111111111111', '01/38'),
      declined: (page) => typeCard(page, '4111111111111111', '02/38'),
    },
    // MontyPay calls an expired payment declined.
    shows: { expired: 'Your transaction is failed' },
  },
  {
    name: 'JazzCash wallet',
    provider: 'JazzCash',
    methods: ['MWallet'],
    fill: async (form) => {
      await pakistani(form);
      await form.locator('input[name=cnic]').fill('345678');
    },
    decides: 'app',
  },
  {
    name: 'easypaisa account',
    provider: 'easypaisa',
    methods: ['MWallet'],
    fill: pakistani,
    decides: 'appBeforeResponse',
    // After a lost response, the status request finds the payment.
    shows: { timedOut: 'Confirm the payment on your phone' },
    asked: ['timedOut'],
  },
  {
    name: 'easypaisa card',
    provider: 'easypaisa',
    methods: ['Credit Card'],
    fill: async (form, outcome) => {
      await pakistani(form);
      await fillCard(form, outcome === 'declined' ? DECLINED_CARD : '4111111111111111', '05/29', '907');
    },
    decides: 'atOnce',
    asked: ['timedOut'],
  },
];
