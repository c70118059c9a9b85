import { fakeChoices } from '../fake-choices.ts';
import { fieldRules } from './field-rules.ts';

const { onBlur, onChange, onSave } = fieldRules(
  fakeChoices({
    merchant: [{ _id: 'm1', name: 'Nile Books', country: 'Egypt', currency: 'EGP' }],
    service: [{ _id: 's1', name: 'Books online', country: 'Egypt', currency: 'EGP' }],
  }),
);
const tooLongName = 'a'.repeat(51);
const longestName = tooLongName.slice(1);

const product = '/products/form/new';
onBlur(['payments 5 product form: no merchant', product, 'merchantId', '', 'Nile Books']);
onBlur(['payments 5 product form: no name', product, 'name', '', 'Reading lamp']);
onChange(['payments 5 product form: a name of one letter', product, 'name', 'a', 'ab']);
onChange(['payments 5 product form: a name of 51 letters', product, 'name', tooLongName, longestName]);

const form = '/packages/form/new';
onBlur(['payments 5 package form: no name', form, 'name', '', 'Spring fair']);
onChange(['payments 5 package form: a name of one letter', form, 'name', 'a', 'ab']);
onChange(['payments 5 package form: a name of 51 letters', form, 'name', tooLongName, longestName]);
onBlur(['payments 5 package form: no amount', form, 'amount', '', '320']);
onChange(['payments 5 package form: letters in the amount', form, 'amount', '3.2x', '320']);
onBlur(['payments 5 package form: no country', form, 'country', '', 'Egypt']);
// Without a country, the form offers no currency.
onSave('payments 5 package form: no currency', form, 'currency');
onBlur(['payments 5 package form: no service', form, 'serviceId', '', 'Books online']);

onBlur(['payments 5 blacklist form: no number', '/blacklists/form/new', 'msisdn', '', '923009990001']);
