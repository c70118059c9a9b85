/** Messages about packages and their payment links. */
export const packageSentences = {
  'package.missing': 'Package not found',
  'package.otherAccount': "Please provide a service of the package's account",
  'package.linkInvalid': 'This is not a valid link. Please contact your account manager',
  'package.amountFixed': 'The amount of this package is fixed',
  'package.amountTooLow': 'Please provide at least {{minimum}} {{currency}}',
  'package.amountTooHigh': 'Please provide at most {{maximum}} {{currency}}',
  'package.boundsCrossed': 'Please provide a maximum that is not below the minimum',
  'package.boundsOfFixed': 'Only an open amount has a minimum and a maximum',
  'package.amountOutside': 'Please provide an amount between the minimum and the maximum',
  'package.expired': 'Please provide a last day that is not in the past',
  'package.suspended': 'This package cannot be paid at the moment',
} as const;
