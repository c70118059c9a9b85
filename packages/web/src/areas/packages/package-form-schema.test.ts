import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type Form, type LinkForm, packageFormSchema } from './package-form-schema.ts';

const schema = packageFormSchema({ allowLocalHttp: false });
const link = { enabled: true, openAmount: false, minimumAmount: '', maximumAmount: '', expiryDate: '' };
const form = (changes: Partial<Form> = {}, changed: Partial<LinkForm> = {}): Form => ({
  ...{ name: 'Monthly box', amount: '450', callbackUrl: '', country: 'Egypt', currency: 'EGP' },
  ...{ serviceId: 'srv_1', ...changes },
  link: { ...link, ...changed },
});
const values = (typed: Form) => v.parse(schema, typed);
const messages = (typed: Form) =>
  Object.fromEntries(
    (v.safeParse(schema, typed).issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]),
  );

describe('packageFormSchema', () => {
  test('sends the link of a fixed amount without minimum and maximum', () => {
    expect(values(form({}, { minimumAmount: '100' }))).toEqual({
      ...{ name: 'Monthly box', amount: '450', country: 'Egypt', currency: 'EGP', serviceId: 'srv_1' },
      link: { enabled: true, openAmount: false },
    });
  });

  test('sends minimum, maximum (typed in any digits) and the last day', () => {
    const typed = { openAmount: true, minimumAmount: '٠١٠٠', maximumAmount: '900', expiryDate: '2027-01-31' };
    expect(values(form({}, typed)).link).toEqual({
      ...{ enabled: true, openAmount: true, minimumAmount: '100', maximumAmount: '900' },
      expiryDate: '2027-01-31',
    });
  });

  test.each([
    [{ minimumAmount: '4.5' }, { 'link.minimumAmount': 'Amount must contain only digits from 0 to 9' }],
    [
      { minimumAmount: '900', maximumAmount: '100' },
      {
        'link.maximumAmount': 'Please provide a maximum that is not below the minimum',
        amount: 'Please provide an amount between the minimum and the maximum',
      },
    ],
    [{ minimumAmount: '500' }, { amount: 'Please provide an amount between the minimum and the maximum' }],
  ])('rejects an open amount with %j', (bounds, told) => {
    expect(messages(form({}, { openAmount: true, ...bounds }))).toEqual(told);
  });

  test('shows the specified error messages', () => {
    expect(
      messages(form({ name: '', amount: '', country: '', currency: '', serviceId: '', callbackUrl: 'shop' })),
    ).toEqual({
      name: 'Please provide valid package name',
      amount: 'Please provide valid amount',
      country: 'Please provide valid country',
      currency: 'Please provide valid currency',
      serviceId: 'Please provide valid service',
      callbackUrl: 'Please provide valid callback URL',
    });
    expect(messages(form({ name: 'M', amount: '4.5' }))).toEqual({
      name: 'Too short account name.',
      amount: 'Amount must contain only digits from 0 to 9',
    });
    expect(messages(form({ name: 'M'.repeat(51) }))).toEqual({ name: 'Too long account name' });
  });
});
