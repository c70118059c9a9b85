export const profileMessages = {
  name: 'Please provide valid name',
  nameTooShort: 'Too short name.',
  nameTooLong: 'Too long name',
  email: 'Please provide valid email address',
  currentPassword: 'Please provide valid current password',
  newPassword: 'Please provide valid new password',
  passwordTooShort: 'Too short password.',
  passwordTooLong: 'Too long password',
  confirmPassword: 'Passwords must match',
} as const;
