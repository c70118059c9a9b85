/** Packages and their payment links. */
export const packageSentences = {
  'package.missing': 'Package not found',
  'package.otherAccount': "Please provide a service of the package's account",
  'package.suspended': 'This package cannot be paid at the moment',
} as const;
