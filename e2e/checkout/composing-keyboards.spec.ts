import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { openCustomer, openHosted } from './customer.ts';
import { sessionAt } from './provider-session.ts';

/**
 * Keyboards that compose digits, as Chromium receives them from Android: the composed text grows with each key, and the keyboard
 * ends the composition at different times. Sets the text through the input method, because Playwright's keyboard never composes.
 */
async function compose(cdp: CDPSession, text: string): Promise<void> {
  await cdp.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
}

type Keyboard = (cdp: CDPSession, keys: string) => Promise<void>;

const keyboards: Record<string, Keyboard> = {
  'that composes until the field loses the focus': async (cdp, keys) => {
    for (let typed = 1; typed <= keys.length; typed += 1) await compose(cdp, keys.slice(0, typed));
  },
  'that composes, then commits the whole text': async (cdp, keys) => {
    for (let typed = 1; typed <= keys.length; typed += 1) await compose(cdp, keys.slice(0, typed));
    await cdp.send('Input.insertText', { text: keys });
  },
  'that commits each key': async (cdp, keys) => {
    for (const key of keys) {
      await compose(cdp, key);
      await cdp.send('Input.insertText', { text: key });
    }
  },
  'that commits after some keys': async (cdp, keys) => {
    for (let at = 0; at < keys.length; at += 5) {
      const word = keys.slice(at, at + 5);
      for (let typed = 1; typed <= word.length; typed += 1) await compose(cdp, word.slice(0, typed));
      await cdp.send('Input.insertText', { text: word });
    }
  },
  'that inserts text without composing': async (cdp, keys) => {
    for (const key of keys) await cdp.send('Input.insertText', { text: key });
  },
};

const field = (page: Page, name: string) => page.locator(`input[name=${name}]`);

for (const [name, type] of Object.entries(keyboards)) {
  test(`a keyboard ${name} scrambles no field of a card`, async ({ browser }) => {
    const page = await openCustomer(browser);
    const cdp = await page.context().newCDPSession(page);
    const { sessionId } = await sessionAt('Fawry');
    await openHosted(page, sessionId, 'Credit Card');
    const fill = async (input: string, keys: string, shown: string) => {
      await field(page, input).focus();
      await type(cdp, keys);
      await field(page, 'email').focus();
      await expect(field(page, input)).toHaveValue(shown);
    };
    await fill('cardNumber', '4242424242424242', '4242 4242 4242 4242');
    await fill('cardExpiry', '0529', '05/29');
    await fill('cvv', '123', '123');
    await fill('mobileNumber', '01001234567', '010 012 34567');
    await page.context().close();
  });
}

test('a month that is selected and typed again on a composing keyboard keeps the year', async ({
  browser,
}) => {
  const page = await openCustomer(browser);
  const cdp = await page.context().newCDPSession(page);
  const { sessionId } = await sessionAt('Fawry');
  await openHosted(page, sessionId, 'Credit Card');
  const expiry = field(page, 'cardExpiry');
  const selectMonth = () =>
    expiry.evaluate((input: HTMLInputElement) => {
      input.focus();
      input.setSelectionRange(0, 2);
    });
  for (const retype of [
    () => page.keyboard.type('11'),
    async () => {
      await compose(cdp, '1');
      await compose(cdp, '11');
    },
  ]) {
    await expiry.fill('08/29');
    await selectMonth();
    await retype();
    await field(page, 'email').focus();
    await expect(expiry).toHaveValue('11/29');
  }
  await page.context().close();
});

test('a browser fills in the date and an international number in other forms', async ({ browser }) => {
  const page = await openCustomer(browser);
  const { sessionId } = await sessionAt('Fawry');
  await openHosted(page, sessionId, 'Credit Card');
  for (const text of ['202905', '2029-05', '05/2029', '0529', '5/29', '5 2029', '٠٥/٢٩']) {
    await field(page, 'cardExpiry').fill('');
    await field(page, 'cardExpiry').fill(text);
    await expect(field(page, 'cardExpiry')).toHaveValue('05/29');
  }
  await field(page, 'mobileNumber').fill('6581234567');
  await expect(field(page, 'mobileNumber')).toHaveValue('812 345 67');
  await expect(page.getByRole('combobox', { name: 'Country code' })).toHaveValue('65');
  await page.context().close();
});
