import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { fakeChoices } from '../fake-choices.ts';
import { control, leave, type } from '../form-page.ts';
import { openApp } from '../open-app.tsx';
import { fieldRules, waitForProblem } from './field-rules.ts';
import { testMessages } from './test-messages.ts';

const merchant = { _id: 'm1', name: 'Nile Books', country: 'Egypt', currency: 'EGX', status: 'Active' };
const carrier = { ...merchant, _id: 'c1', type: 'Carrier' };
const answers = {
  'GET /merchants/get/{id}': merchant,
  'GET /carriers/get/{id}': carrier,
  ...fakeChoices({
    merchant: [merchant],
    carrier: [{ ...carrier, name: 'Fawry' }],
    role: [{ _id: 'r1', name: 'Support', userTypeId: 'Walee' }],
  }),
  'GET /profiles/get': { _id: 'u1', name: 'Mona Hassan', userName: 'mona', email: 'mona@walee.example' },
};

const { onChange, onBlur, onSave } = fieldRules(answers);

const tooLongName = 'a'.repeat(51);

for (const [kind, path] of [
  ['merchant', '/merchants/form'],
  ['carrier', '/carriers/form'],
] as const) {
  onBlur([`5 ${kind} form: no country`, `${path}/new`, 'country', '', 'Egypt']);
  onBlur([`5 ${kind} form: no name`, `${path}/new`, 'name', '', 'Nile Books']);
  onChange([`5 ${kind} form: a name of one letter`, `${path}/new`, 'name', 'a', 'ab']);
  onChange([
    `5 ${kind} form: a name of 51 letters`,
    `${path}/new`,
    'name',
    tooLongName,
    tooLongName.slice(1),
  ]);
  onBlur([`5 ${kind} form: no currency`, `${path}/new`, 'currency', '', 'EGP']);
  onSave(`5 ${kind} form: an invalid currency`, `${path}/1`, 'currency');
}
onBlur(['5 carrier form: no type', '/carriers/form/new', 'type', '', 'Operator']);

const service = '/services/form/new';
onBlur(['5 service form: no country', service, 'country', '', 'Egypt']);
onBlur(['5 service form: no merchant', service, 'merchant', '', 'Nile Books']);
onBlur(['5 service form: no carrier', service, 'serviceProvider', '', 'Fawry']);
onBlur(['5 service form: no type', service, 'serviceType', '', 'Loan']);
onBlur(['5 service form: no name', service, 'serviceName', '', 'Books online']);
onChange(['5 service form: a name of one letter', service, 'serviceName', 'a', 'ab']);
onChange(['5 service form: a name of 51 letters', service, 'serviceName', tooLongName, tooLongName.slice(1)]);
onChange(['5 service form: no carrier share', service, 'carrierShare', '', '1']);
onChange(['5 service form: no merchant share', service, 'merchantShare', '', '90']);
onChange(['5 service form: no provider share', service, 'waleeShare', 'four', '3']);

const settlement = '/settlement/form/new';
onBlur(['5 settlement form: no country', settlement, 'country', '', 'Pakistan']);
onSave('5 settlement form: no merchant', settlement, 'merchantName');
onSave('5 settlement form: no revenue', settlement, 'totalRevenue');
onBlur(['5 settlement form: no channel', settlement, 'channel', '', 'Bank transfer']);
onBlur(['5 settlement form: no remittance percentage', settlement, 'remittanceChargesPercentage', '', '2']);
onBlur(['5 settlement form: no exchange rate', settlement, 'exchangeRate', '', '277.85']);
onBlur(['5 settlement form: no local currency', settlement, 'localCurrency', '', 'PKR']);
onChange(['5 settlement form: no foreign currency', settlement, 'settledCurrency', '', 'EUR']);

const longestDescription = 'a'.repeat(150);
onChange([
  '5 role form: a description of 151 letters',
  '/roles/form/new',
  'description',
  `${longestDescription}a`,
  longestDescription,
]);
onChange(['5 user form: an invalid email', '/users/form/new', 'email', 'mona@', 'mona@walee.example']);

// The account, and with it its roles, is known when the user type is chosen.
testMessages({ text: '5 user form: no role' }, async ({ text }) => {
  await openApp('/users/form/new', answers);
  await type('userType', 'Admin');
  await waitFor(async () => expect((await control('roleId')).disabled).toBe(false));
  await leave('roleId');
  await waitForProblem('roleId', text);
  await type('roleId', 'Support');
  await waitForProblem('roleId', undefined);
  await type('roleId', '');
  await waitForProblem('roleId', text);
});

onChange(['5 profile: an invalid email', '/account-profile', 'email', 'mona', 'mona@walee.example']);

testMessages({ text: '5 password: a different confirmation' }, async ({ text }) => {
  await openApp('/change-password', answers);
  await type('newPassword', 'Nile-2026');
  await type('confirmPassword', 'Nile-2027');
  await waitForProblem('confirmPassword', text);
  await type('newPassword', 'Nile-2027');
  await waitForProblem('confirmPassword', undefined);
});
