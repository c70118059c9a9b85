/**
 * All texts that the administration document quotes verbatim in its sections on states (4), validation (5) and errors (8).
 * The key names the section and the situation; a test of the same name shows the text.
 */
export const messages = {
  '4 service: its status changed': 'Service status changed succesfully',

  '5 merchant form: no country': 'Please select a department',
  '5 merchant form: no name': 'Please provide valid account name',
  '5 merchant form: a name of one letter': 'Too short account name.',
  '5 merchant form: a name of 51 letters': 'Too long account name',
  '5 merchant form: no currency': 'Please provide currency',
  '5 merchant form: a currency that is none': 'Provided currency is invalid',

  '5 carrier form: no country': 'Please select a department',
  '5 carrier form: no name': 'Please provide valid account name',
  '5 carrier form: a name of one letter': 'Too short account name.',
  '5 carrier form: a name of 51 letters': 'Too long account name',
  '5 carrier form: no currency': 'Please provide currency',
  '5 carrier form: a currency that is none': 'Provided currency is invalid',
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
  // The document says "the matching message for the provider share".
  '5 service form: no provider share': 'Please provide valid walee share',

  '5 settlement form: no country': 'Please select Country',
  '5 settlement form: no merchant': 'Please select Merchant',
  '5 settlement form: no revenue': 'Total Revenue can not be empty',
  '5 settlement form: no channel': 'Please provide channel of transfer',
  '5 settlement form: no remittance': 'Please provide Remittance percentage',
  '5 settlement form: no rate': 'Please provide exchange rate',
  '5 settlement form: no local currency': 'Please provide local currency (e.g PKR)',
  '5 settlement form: no foreign currency': 'Please provide foreign currency (e.g. USD)',

  '5 role form: a description of 151 letters': 'Too long description. Max char allowed is 150',
  '5 user form: an email that is none': 'Invalid email address',
  '5 user form: no role': 'Please provide valid role',
  '5 profile: an email that is none': 'Please provide valid email address',
  '5 password: another confirmation': 'Passwords must match',

  '8 login: it fails without a reason': 'Something went wrong',
  '8 session over: the title': 'Info',
  '8 form: it does not load': 'Something went wrong',
  '8 merchant: its status does not change': 'Something went wrong',
  '8 carrier: its status does not change': 'Something went wrong',
  '8 delete: the question': 'Are you sure?',
  '8 delete: what it means': 'Changes will not be revert back.',
  '8 delete: the button': 'Yes, delete it!',
  '8 delete: it is done': 'Deleted',
  '8 delete: what is done': 'Merchant has been deleted successfully!',
  '8 delete: it fails': 'Oops...',
  '8 delete: what fails': 'Something went wrong',
  '8 profile: it is saved': 'Profile updated successfully',
  '8 password: it is changed': 'Password updated successfully',
} as const;

export type Moment = keyof typeof messages;
