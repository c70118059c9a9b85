import { confirmAtBank } from '../../checkout/bank.ts';
import { fillCustomer } from '../../checkout/customer.ts';
import { serviceAt, shop } from '../../checkout/provider-session.ts';
import { letTimePass, recordsOf } from '../../checkout/walks/session-controls.ts';
import { apiOf, demo } from '../../demo.ts';
import { dialog, openCard, openSession, openWaiting, submit, type Visit } from './visit.ts';

/** Amounts for which the sandbox sends a malformed response, or declines the payment. */
const GARBLED = 9045.5;
const DECLINED = 9008.5;

/** Pays the session's reference at the sandbox. */
async function payAtCounter(sessionId: string, { request }: Visit['page']): Promise<void> {
  const [charge] = (await recordsOf(sessionId)).charges;
  await request.post(`${demo.sandbox}/fawry/${charge?.reference}/pay`, {
    form: {},
    headers: { origin: demo.sandbox },
    maxRedirects: 0,
  });
}

/** Gives the demo's shop a logo: a picture that the browser draws. */
async function putLogo(page: Visit['page']): Promise<void> {
  await page.setContent(
    '<svg id="logo" width="96" height="96"><rect width="96" height="96" rx="20" fill="#0f3d5e"/><path d="M20 70 48 22l28 48z" fill="#f2b84b"/></svg>',
  );
  const png = await page.locator('#logo').screenshot({ omitBackground: true });
  const api = await apiOf('owner');
  const { data } = await api.merchants.list({ q: 'Sphinx' });
  const { _id, ...shown } = await api.merchants.retrieve(data[0]?._id ?? '');
  const logo = `data:image/png;base64,${png.toString('base64')}`;
  await api.merchants.update(_id, { ...shown, country: 'Egypt', logo });
}

/** A payment link whose amount the customer chooses. */
const openAmountLink = async () =>
  (await apiOf('owner')).packages.create({
    name: 'Donation to the library',
    amount: '50',
    currency: 'EGP',
    country: 'Egypt',
    serviceId: await serviceAt('Fawry'),
    link: { enabled: true, openAmount: true, minimumAmount: '5', maximumAmount: '5000' },
  });

/** What a customer can see, in the order of the pictures. */
export const states: Record<string, (visit: Visit) => Promise<void>> = {
  'tiles and forms': async ({ page, shoot }) => {
    await openSession(page, 'Fawry');
    await shoot('tiles');
    await openSession(page, 'Fawry', { method: 'FawryRef' });
    await shoot('reference-form');
    for (const way of ['qr', 'r2p']) {
      await openSession(page, 'Fawry', { method: 'MWallet' });
      await page.locator(`input[value=${way}]`).check();
      await shoot(`wallet-form-${way}`);
    }
    for (const [provider, method] of [
      ['Paymob', 'Credit Card'],
      ['Paymob', 'MWallet'],
      ['Paytab', 'Credit Card'],
      ['Monty', 'Credit Card'],
      ['JazzCash', 'MWallet'],
      ['easypaisa', 'MWallet'],
      ['easypaisa', 'Credit Card'],
    ] as const) {
      await openSession(page, provider, { method });
      await shoot(`${provider.toLowerCase()}-${method === 'MWallet' ? 'wallet' : 'card'}-form`);
    }
  },

  'a card': async ({ page, context, shoot }) => {
    await openSession(page, 'Fawry', { method: 'Credit Card' });
    await submit(page);
    await shoot('card-mistakes');
    await openCard(page, '1001230400');
    await shoot('card');
    await context.setOffline(true);
    await page.locator('.offline').waitFor();
    await shoot('offline');
    await context.setOffline(false);
    await submit(page);
    await dialog(page);
    await shoot('declined');
    await openCard(page);
    // The response is held back until the picture is taken.
    let answer = () => {};
    const taken = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/mena/3D-secure/checkout', async (route) => {
      await taken;
      await route.continue();
    });
    await submit(page);
    await page.locator('.dialog').waitFor();
    await shoot('sending');
    answer();
    await page.locator('input[name=code]').waitFor();
    await page.goBack();
    await page.locator('.badge').waitFor();
    await shoot('open-at-the-bank');
    await page.locator('.actions > .link').click();
    await dialog(page);
    await shoot('another-way');
  },

  'a payment that is made': async ({ page, shoot }) => {
    const sessionId = await openCard(page);
    await submit(page);
    await page.locator('input[name=code]').waitFor();
    await page.goto(`${page.url().split('?')[0]}?lang=en`);
    await confirmAtBank(page);
    await page.waitForURL((url) => url.searchParams.has('signature'), { timeout: 25_000 });
    await page.goto(`/hosted-checkout/eg/${sessionId}`);
    const receipt = await page.locator('a[href^="/receipt/"]').getAttribute('href');
    await shoot('paid');
    await page.goto(receipt ?? '');
    await page.locator('article').waitFor();
    await shoot('receipt');
    await page.emulateMedia({ media: 'print' });
    await shoot('receipt-printed');
    await page.emulateMedia({ media: 'screen' });
  },

  'payments that wait': async ({ page, shoot }) => {
    // Holds the countdown, which would otherwise leave the page before a slow machine has taken the picture.
    await page.clock.setFixedTime(new Date());
    for (const [way, state] of [
      ['FawryRef', 'reference'],
      ['qr', 'qr'],
      ['r2p', 'push'],
    ] as const) {
      await openWaiting(page, way);
      await shoot(state);
    }
    await page.locator('.actions .link').first().click();
    await page.reload();
    await page.locator('.actions').first().waitFor();
    await shoot('push-after-a-reload');
  },

  'the only way to pay': async ({ page, shoot }) => {
    await page.clock.setFixedTime(new Date());
    await openSession(page, 'Fawry', { methods: ['FawryRef'] });
    await fillCustomer(page);
    await submit(page);
    await page.locator('.actions .link').first().click();
    await page.locator('.progress').waitFor({ state: 'detached' });
    await shoot('reference-to-keep');
    await page.locator('.actions > .link').click();
    await dialog(page);
    await shoot('start-again');
  },

  endings: async ({ page, shoot }) => {
    const expired = await openSession(page, 'Fawry');
    await letTimePass(expired);
    await page.reload();
    await page.getByRole('alert').waitFor();
    await shoot('expired');
    const failed = await openWaiting(page, 'FawryRef', DECLINED);
    await letTimePass(failed);
    await payAtCounter(failed, page);
    await page.getByRole('alert').waitFor();
    await shoot('failed');
    await openSession(page, 'Fawry', { method: 'MWallet', amount: GARBLED });
    await fillCustomer(page);
    await submit(page);
    await page.locator('.progress').waitFor();
    await shoot('unknown');
  },

  'a slow or broken network': async ({ page, shoot }) => {
    await page.route(/card-details/, () => {});
    const shown = openSession(page, 'Fawry', { method: 'Credit Card' }).catch(() => {});
    await page.locator('.skeleton').last().waitFor();
    await shoot('loading');
    await page.unroute(/card-details/);
    await page.route(/card-details/, (route) => route.abort());
    await shown;
    await page.reload();
    await page.locator('input[value="Credit Card"]').check();
    await page.locator('.stack .button').waitFor();
    await shoot('form-not-loaded');
    await page.unroute(/card-details/);
  },

  'a shop with a logo': async ({ page, shoot }) => {
    await putLogo(page);
    const cancelUrl = `${demo.sandbox}/cart`;
    await openSession(page, 'Fawry', { method: 'FawryRef', cancelUrl });
    await shoot('logo-and-way-back');
    const canceled = await openSession(page, 'Fawry', { cancelUrl });
    await shop().checkout.cancelSession(canceled);
    await page.reload();
    await page.getByRole('alert').waitFor();
    await shoot('canceled');
    const { _id } = await openAmountLink();
    await page.goto(`/checkout/via-link/${_id}`);
    await page.locator('input[name=amount]').fill('10.50');
    await submit(page);
    await page.locator('.field-error').first().waitFor();
    await shoot('link-with-decimals');
    await openSession(page, 'JazzCash', { method: 'MWallet' });
    await fillCustomer(page, '3001234567', 'Sana Malik');
    await page.locator('input[name=cnic]').fill('345678');
    await submit(page);
    await page.locator('.actions').first().waitFor();
    await shoot('jazzcash-push');
  },

  'problems and payment links': async ({ page, shoot }) => {
    for (const [address, state] of [
      ['/hosted-checkout/eg', 'no-session'],
      ['/hosted-checkout/eg/cs_0000000000000000', 'unknown-session'],
      ['/hosted-checkout/mena/eg?id=1&success=true&hmac=00', 'forged-return'],
      ['/checkout/mena/none/1?merchantRefNumber=1', 'unknown-return'],
      ['/checkout/via-link/pkg_000000000000000000000000', 'no-such-link'],
      ['/receipt/rcp_000000000000000000000000', 'no-such-receipt'],
    ] as const) {
      await page.goto(address);
      await page.getByRole('alert').waitFor();
      await shoot(state);
    }
    const api = await apiOf('owner');
    const { _id } = await api.packages.create({
      name: 'Yearly subscription',
      amount: '450',
      currency: 'EGP',
      country: 'Egypt',
      serviceId: await serviceAt('Fawry'),
    });
    await page.goto(`/checkout/via-link/${_id}`);
    await page.locator('button[type=submit]').waitFor();
    await shoot('link');
    await submit(page);
    await page.locator('.field-error').waitFor();
    await shoot('link-mistake');
  },
};
