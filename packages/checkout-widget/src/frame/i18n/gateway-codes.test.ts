import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isMessageCode, type MessageCode, messageOf } from '@daftar/domain';
import { expect, test } from 'vitest';
import { readFailure } from '../failure.ts';
import { ar, refusalsAr } from './ar.ts';
import { translateMessage } from './translate.ts';
import { refusalsUr, ur } from './ur.ts';

const server = path.resolve(import.meta.dirname, '../../../../server/src');

/** The gateway's code behind the operations and pages that customers call. */
const BEHIND_CUSTOMERS = [
  'areas/checkout',
  'areas/packages/assert-not-expired.ts',
  'areas/packages/chosen-amount.ts',
  'areas/packages/handlers.ts',
  'areas/packages/start-payment.ts',
  'areas/packages/store.ts',
  'areas/receipts',
  'areas/blacklists/assert-not-blacklisted.ts',
  'access/calls-per-minute.ts',
  'apps',
  'http',
];

/** Codes in these files that no customer meets, each with the reason. */
const NOT_FOR_CUSTOMERS: Readonly<Record<string, string>> = {
  'order-exists': 'answers a merchant’s server that creates a session',
  'service.currency': 'answers a merchant’s server that creates a session',
  'checkout.origins': 'answers a merchant’s server that creates a session',
  'transaction.missing': 'answers staff',
  'provider.missing': 'answers a payment provider',
  'package.expired': 'answers staff who save a package',
  'request.body': 'answers a program that sends no JSON',
  'request.json': 'answers a program that sends no JSON',
  'request.mediaType': 'answers a program that sends no JSON',
  'request.tooLarge': 'answers a program; a payment is far smaller',
  'request.deep': 'answers a program; a payment is not nested',
  'request.nul': 'the form’s own message forbids control characters',
  'request.halfCharacter': 'answers a program; browsers send well-formed texts',
  'request.twoHosts': 'answers a program',
  'request.invalid': 'the form has its own message for each field',
  'request.keyReused': 'the page makes a new key for another request',
};

function filesIn(part: string): string[] {
  const found = path.join(server, part);
  if (part.endsWith('.ts')) return [found];
  return readdirSync(found, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => path.join(found, name));
}

/** Every message code that stands as a text in the files. */
const codes = [
  ...new Set(
    BEHIND_CUSTOMERS.flatMap(filesIn).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/'([a-z][\w.-]+)'/g)].map(([, text]) => text ?? ''),
    ),
  ),
]
  .filter(isMessageCode)
  // A sentence of the history is not an error.
  .filter((code) => !code.startsWith('history.'))
  .sort();

const met = codes.filter((code) => !NOT_FOR_CUSTOMERS[code]);
const values = {
  count: 17,
  method: 'MWallet',
  provider: 'easypaisa',
  minimum: 5,
  maximum: 9,
  currency: 'EGP',
};

test('the codes are found where they are thrown', () => {
  expect(codes.length).toBeGreaterThan(30);
  expect(codes).toEqual(expect.arrayContaining(['blacklisted', 'order-paid', 'checkout.providerSilent']));
});

test('every exception is a code of these files', () => {
  expect(Object.keys(NOT_FOR_CUSTOMERS).filter((code) => !codes.some((known) => known === code))).toEqual([]);
});

/** The gateway's response with an error of this code. */
const problemOf = (code: MessageCode, field?: string) => ({
  status: 409,
  requestId: 'req_1',
  errors: [{ message: messageOf(code, values as never), code, values, ...(field && { field }) }],
});

test.each([
  ['Arabic', { ...ar, ...refusalsAr }],
  ['Urdu', { ...ur, ...refusalsUr }],
])('each error that a customer can meet arrives with its code and is shown in %s', (_, messages) => {
  const latin = /[A-Za-z]/;
  const untranslated = met.flatMap((code) => {
    const general = readFailure(problemOf(code));
    const [ofField] = readFailure(problemOf(code, 'customerMobile')).fields;
    const shown = [general, ofField].map((message) =>
      message ? translateMessage(messages, message) : 'lost',
    );
    return shown.some((text) => latin.test(text.replace(/MWallet|easypaisa|EGP/g, ''))) ? [code] : [];
  });
  expect(untranslated).toEqual([]);
});

test('Arabic has one word for mobile', () => {
  const texts = Object.values({ ...ar, ...refusalsAr });
  expect(texts.filter((text) => /جوال|محمول|خلوي|نقال/.test(text))).toEqual([]);
});

test('Urdu has one word for mobile', () => {
  const texts = Object.values({ ...ur, ...refusalsUr });
  expect(texts.filter((text) => /موبائیل|سیل فون|فون نمبر/.test(text))).toEqual([]);
});
