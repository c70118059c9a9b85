import { expect, test } from 'vitest';
import { assertNotExpired } from './assert-not-expired.ts';
import type { PackageForm } from './fields.ts';

test("assertNotExpired compares the last day with today in the package's country", () => {
  // Half past midnight of 1 February in Cairo, half past ten of 31 January in London.
  const now = new Date('2027-01-31T22:30:00.000Z');
  const check = (country: string, expiryDate: string, stored?: string) => () => {
    const link = { enabled: true, openAmount: false, expiryDate };
    assertNotExpired({ country, link } as PackageForm, now, stored);
  };
  expect(check('Egypt', '2027-02-01')).not.toThrow();
  expect(check('Egypt', '2027-01-31')).toThrow('Please provide a last day that is not in the past');
  expect(check('United Kingdom', '2027-01-31')).not.toThrow();
  expect(check('Egypt', '2027-01-31', '2027-01-31')).not.toThrow();
});
