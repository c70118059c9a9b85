import { expect, test } from 'vitest';
import { flagWords, wordsOf } from './permission-words.ts';

test('wordsOf splits a name into words', () => {
  expect(wordsOf('activateDeactivateRole')).toBe('Activate deactivate role');
  expect(wordsOf('LoanRequest')).toBe('Loan Request');
});

test('flagWords returns the group and flag labels of the role form', () => {
  expect(flagWords('MerchentManagement.editAccounts')).toEqual(['Merchant Management', 'Edit accounts']);
});
