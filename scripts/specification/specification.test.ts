import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { administrationQuotes } from './administration-quotes.ts';
import { fieldNames } from './field-names.ts';
import { paymentQuotes } from './payment-quotes.ts';
import { type Quotes, readAs } from './quotes.ts';
import { administrationScreens, paymentScreens, type Screen } from './screens.ts';
import { hasStatementWith } from './statement-with.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const screens = [...administrationScreens, ...paymentScreens];
/** Files of tests, and the two folders whose files only tests use. */
const tests = /\.(?:test|spec)\.tsx?$|^packages\/web\/test\/messages\/|^e2e\/a11y\//;

const textsOf = (quotes: Quotes) =>
  Object.entries(quotes).flatMap(([file, titles]) =>
    Object.entries(titles).flatMap(([title, texts]) => texts.map((text) => ({ file, title, text }))),
  );
const distinct = (quotes: Quotes) => new Set(textsOf(quotes).map(({ text }) => text)).size;

test('every quoted text of the two specifications is read by a test at its moment', () => {
  const quotes = [...textsOf(administrationQuotes), ...textsOf(paymentQuotes)];
  const missing = quotes.filter(
    ({ file, title, text }) =>
      !tests.test(file) || !hasStatementWith(read(file), title, readAs[text] ?? text),
  );
  expect(missing).toEqual([]);
});

const index = ['back-office', 'checkout', 'everywhere']
  .map((page) => read(`docs/rules/${page}.md`))
  .join('\n');

test('the index of rules has every field name of the two specifications', () => {
  // Remove the addresses of the links, because they contain file names.
  const words = new Set(index.replaceAll(/\]\([^)]*\)/g, ']').match(/\w+/g));
  expect(fieldNames.filter((name) => !words.has(name))).toEqual([]);
});

test('the index of rules has every column, label, button and badge of the two specifications', () => {
  const words = index.toLowerCase();
  // The placeholder stands for the installation's name, which the index does not know.
  const texts = screens.flatMap((screen) => screen.texts).filter((text) => !text.includes('{{'));
  expect(texts.filter((text) => !words.includes(text.toLowerCase()))).toEqual([]);
});

test('the index of rules has every quoted text of the two specifications', () => {
  const quotes = [...textsOf(administrationQuotes), ...textsOf(paymentQuotes)];
  expect(quotes.filter(({ text }) => !index.includes(text)).map(({ text }) => text)).toEqual([]);
});

test('the registry has all texts that the specifications quote', () => {
  expect(distinct(administrationQuotes)).toBe(42);
  // The specification has 73 quotes. 'Please provide valid country/currency/service' counts as three texts, but one of the three is
  // also quoted for another form.
  expect(distinct(paymentQuotes)).toBe(74);
});

const filesOf = ({ sources }: Screen): string[] =>
  sources.flatMap((source) =>
    statSync(join(root, source)).isDirectory()
      ? globSync(`${source}/**/*.{ts,tsx}`, { cwd: root }).filter((file) => !/\.test\./.test(file))
      : [source],
  );

test.each(screens.map((screen) => [screen.routes[0] ?? 'the menus', screen] as const))(
  'the code of %s has every column, label, button and badge of the specification',
  (_, screen) => {
    const code = filesOf(screen).map(read).join('\n');
    const forms = (text: string) => [
      `'${text}'`,
      `"${text}"`,
      `'${text.replaceAll("'", "\\'")}'`,
      `  ${text}:`,
    ];
    expect(screen.texts.filter((text) => !forms(text).some((form) => code.includes(form)))).toEqual([]);
  },
);

test('every route of the specifications is an address of the back-office or of the checkout', () => {
  const files = [
    'packages/web/src/routes/*.tsx',
    'packages/checkout-widget/src/frame/**/*.{ts,tsx}',
    'packages/server/src/{apps,areas/checkout}/**/*.ts',
  ].flatMap((pattern) => globSync(pattern, { cwd: root }));
  const code = files.map(read).join('\n');
  const fixedPart = (route: string) => route.replace(/\/(?:\{|new$).*$/, '');
  const routes = screens.flatMap((screen) => screen.routes);
  expect(routes.filter((route) => !code.includes(`${fixedPart(route)}`))).toEqual([]);
});
