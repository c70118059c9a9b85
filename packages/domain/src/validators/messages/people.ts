/** User and role forms; the quoted ones verbatim from the administration specification. */
export const userMessages = {
  name: 'Please provide valid name',
  nameTooShort: 'Too short name.',
  nameTooLong: 'Too long name',
  userName: 'Please provide valid username',
  userNameTooShort: 'Too short username.',
  userNameTooLong: 'Too long username',
  password: 'Please provide valid password',
  passwordTooShort: 'Too short password.',
  passwordTooLong: 'Too long password',
  email: 'Invalid email address',
  role: 'Please provide valid role',
  userType: 'Please select user type',
  account: 'Please select account',
} as const;

export const roleMessages = {
  name: 'Please provide valid role name',
  nameTooShort: 'Too short role name.',
  nameTooLong: 'Too long role name',
  description: 'Please provide valid description',
  descriptionTooLong: 'Too long description. Max char allowed is 150',
} as const;
