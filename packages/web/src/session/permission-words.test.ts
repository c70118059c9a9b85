import { expect, test } from 'vitest';
import { flagWords, wordsOf } from './permission-words.ts';

test('names read as words', () => {
  expect(wordsOf('activateDeactivateRole')).toBe('Activate deactivate role');
  expect(wordsOf('LoanRequest')).toBe('Loan Request');
});

test('a flag is told as the role form has it', () => {
  expect(flagWords('MerchentManagement.editAccounts')).toEqual(['Merchant Management', 'Edit accounts']);
});
