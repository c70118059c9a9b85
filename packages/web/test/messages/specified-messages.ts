import { paymentMessages } from './specified-payment-messages.ts';

/**
 * Every text that the administration specification quotes in its sections on states (4), validation (5) and errors (8),
 * verbatim. The key names the section and the situation; a test with the key in its title shows the text.
 */
const administration = {
  '4 service: status changed': 'Service status changed succesfully',

  '5 merchant form: no country': 'Please select a department',
  '5 merchant form: no name': 'Please provide valid account name',
  '5 merchant form: a name of one letter': 'Too short account name.',
  '5 merchant form: a name of 51 letters': 'Too long account name',
  '5 merchant form: no currency': 'Please provide currency',
  '5 merchant form: an invalid currency': 'Provided currency is invalid',

  '5 carrier form: no country': 'Please select a department',
  '5 carrier form: no name': 'Please provide valid account name',
  '5 carrier form: a name of one letter': 'Too short account name.',
  '5 carrier form: a name of 51 letters': 'Too long account name',
  '5 carrier form: no currency': 'Please provide currency',
  '5 carrier form: an invalid currency': 'Provided currency is invalid',
  '5 carrier form: no type': 'Please select type',

  '5 service form: no country': 'Please select a country',
  '5 service form: no merchant': 'Please select merchant',
  '5 service form: no carrier': 'Please select Carrier',
  '5 service form: no type': 'Please select service type',
  '5 service form: no name': 'Please provide valid service name',
  '5 service form: a name of one letter': 'Too short service name.',
  '5 service form: a name of 51 letters': 'Too long service name',
  '5 service form: no carrier share': 'Please provide valid carrier share',
  '5 service form: no merchant share': 'Please provide valid merchant share',
  // The specification says "the matching message for the provider share".
  '5 service form: no provider share': 'Please provide valid walee share',

  '5 settlement form: no country': 'Please select Country',
  '5 settlement form: no merchant': 'Please select Merchant',
  '5 settlement form: no revenue': 'Total Revenue can not be empty',
  '5 settlement form: no channel': 'Please provide channel of transfer',
  '5 settlement form: no remittance percentage': 'Please provide Remittance percentage',
  '5 settlement form: no exchange rate': 'Please provide exchange rate',
  '5 settlement form: no local currency': 'Please provide local currency (e.g PKR)',
  '5 settlement form: no foreign currency': 'Please provide foreign currency (e.g. USD)',

  '5 role form: a description of 151 letters': 'Too long description. Max char allowed is 150',
  '5 user form: an invalid email': 'Invalid email address',
  '5 user form: no role': 'Please provide valid role',
  '5 profile: an invalid email': 'Please provide valid email address',
  '5 password: a different confirmation': 'Passwords must match',

  '8 login: failure without a reason': 'Something went wrong',
  '8 session ended: title': 'Info',
  '8 form: loading fails': 'Something went wrong',
  '8 merchant: status change fails': 'Something went wrong',
  '8 carrier: status change fails': 'Something went wrong',
  '8 delete: question title': 'Are you sure?',
  '8 delete: question text': 'Changes will not be revert back.',
  '8 delete: confirm button': 'Yes, delete it!',
  '8 delete: success title': 'Deleted',
  '8 delete: success text': 'Merchant has been deleted successfully!',
  '8 delete: failure title': 'Oops...',
  '8 delete: failure text': 'Something went wrong',
  '8 profile: saved': 'Profile updated successfully',
  '8 password: changed': 'Password updated successfully',
} as const;

export const messages = { ...administration, ...paymentMessages } as const;

export type MessageKey = keyof typeof messages;
