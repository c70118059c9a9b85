import type { catalogue as arabic } from '../ar/catalogue.ts';

/** Urdu texts of products, packages, subscriptions and blacklists. */
export const catalogue: Readonly<Record<keyof typeof arabic, string>> = {
  'This is not a valid link. Please contact your account manager':
    'یہ لنک درست نہیں ہے۔ براہِ کرم اپنے اکاؤنٹ مینیجر سے رابطہ کریں',
  'The amount of this package is fixed': 'اس پیکیج کی رقم مقرر ہے',
  'Please provide at least {{minimum}} {{currency}}': 'براہِ کرم کم از کم {{minimum}} {{currency}} درج کریں',
  'Please provide at most {{maximum}} {{currency}}':
    'براہِ کرم زیادہ سے زیادہ {{maximum}} {{currency}} درج کریں',
  'Please provide a maximum that is not below the minimum':
    'براہِ کرم زیادہ سے زیادہ حد کم از کم حد سے کم نہ رکھیں',
  'Only an open amount has a minimum and a maximum': 'کم از کم اور زیادہ سے زیادہ حد صرف کھلی رقم کی ہوتی ہے',
  'Please provide an amount between the minimum and the maximum':
    'براہِ کرم کم از کم اور زیادہ سے زیادہ حد کے درمیان رقم درج کریں',
};
