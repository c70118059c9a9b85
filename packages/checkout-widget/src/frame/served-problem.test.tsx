import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { waitFor } from '../testing/wait-for.ts';
import { App } from './app.tsx';
import { ProblemPage } from './screens/problem-page.tsx';
import { servedProblem } from './served-problem.ts';
import { fakeShop } from './testing/render-app.tsx';

const PAGE = 'https://pay.test/hosted-checkout/eg/cs_1';
const noPortal = {
  ...{ message: "Merchant's welcome page not configured", code: 'checkout.noPortal' },
  ...{ supportCode: 'req_9', paymentPage: PAGE, sandbox: true },
};

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** Shows the page into which the server wrote a problem. */
function open(problem: object, locale: 'en' | 'ar' | 'ur') {
  const page = document.implementation.createHTMLDocument();
  const meta = page.createElement('meta');
  meta.name = 'problem';
  meta.content = JSON.stringify(problem);
  page.head.append(meta);
  const served = servedProblem(page);
  if (!served) throw new Error('No problem');
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const content = <ProblemPage problem={served} {...served} />;
  root.render(<App shop={fakeShop({ options: { locale } }).shop} api={undefined} page={content} />);
  ends.push(() => {
    root.unmount();
    container.remove();
  });
  return container;
}

test.each([
  ['en', "Merchant's welcome page not configured", 'Show the payment'],
  ['ar', 'لم تُضبط صفحة الترحيب الخاصة بالتاجر', 'عرض الدفعة'],
  ['ur', 'تاجر کا استقبالیہ صفحہ مقرر نہیں ہے', 'ادائیگی دیکھیں'],
] as const)('a problem in %s links the page of the payment', async (locale, message, link) => {
  const container = open(noPortal, locale);
  await waitFor(() => expect(container.textContent).toContain(message));
  const anchor = container.querySelector('a');
  expect([anchor?.textContent, anchor?.href]).toEqual([link, `${PAGE}?lang=${locale}`]);
  expect(container.textContent).toContain('req_9');
  expect(container.querySelector('.sandbox')).not.toBeNull();
});

test('a problem without a page of the payment has no link', async () => {
  const container = open({ message: 'Payment not found', code: 'payment.missing' }, 'en');
  await waitFor(() => expect(container.querySelector('[role=alert]')).not.toBeNull());
  expect(container.querySelector('a')).toBeNull();
  expect(container.querySelector('.sandbox')).toBeNull();
});

test('a page without a problem has none', () => {
  expect(servedProblem(document.implementation.createHTMLDocument())).toBeUndefined();
});
