import type { CountedText } from '../en.ts';
import type { Forms } from '../plural.ts';

/** Urdu texts with a count, in singular and plural. */
export const counted: Readonly<Record<CountedText, Forms<'ur'>>> = {
  '{{count}} selected': { one: '{{count}} سطر منتخب', other: '{{count}} سطریں منتخب' },
  'Select all {{count}} matching': {
    one: '{{count}} ملا ہوا نتیجہ منتخب کریں',
    other: 'تمام {{count}} نتائج منتخب کریں',
  },
  '{{count}} invalid amounts are not included in the totals': {
    one: '{{count}} غلط رقم مجموعوں میں شامل نہیں',
    other: '{{count}} غلط رقوم مجموعوں میں شامل نہیں',
  },
  'You can change at most {{count}} rows at once. Filter the list first.': {
    one: 'آپ ایک بار میں زیادہ سے زیادہ {{count}} سطر بدل سکتے ہیں۔ پہلے فہرست فلٹر کریں۔',
    other: 'آپ ایک بار میں زیادہ سے زیادہ {{count}} سطریں بدل سکتے ہیں۔ پہلے فہرست فلٹر کریں۔',
  },
  'Show {{count}} more': { one: 'مزید {{count}} سطر دکھائیں', other: 'مزید {{count}} سطریں دکھائیں' },
  '{{count}} new': { one: '{{count}} نئی ٹرانزیکشن', other: '{{count}} نئی ٹرانزیکشنز' },
  '{{count}} settlements': { one: '{{count}} سیٹلمنٹ', other: '{{count}} سیٹلمنٹس' },
  'Add up the shares of {{count}} transactions': {
    one: '{{count}} ٹرانزیکشن کے حصے جمع کریں',
    other: '{{count}} ٹرانزیکشنز کے حصے جمع کریں',
  },
  'A password has at least {{count}} characters': {
    one: 'پاس ورڈ میں کم از کم {{count}} حرف ہوتا ہے',
    other: 'پاس ورڈ میں کم از کم {{count}} حروف ہوتے ہیں',
  },
  'Too many requests. Please try again in {{count}} seconds': {
    one: 'بہت سی درخواستیں۔ براہ کرم {{count}} سیکنڈ بعد دوبارہ کوشش کریں',
    other: 'بہت سی درخواستیں۔ براہ کرم {{count}} سیکنڈ بعد دوبارہ کوشش کریں',
  },
  'Too many attempts to pay. Please try again in {{count}} seconds': {
    one: 'ادائیگی کی بہت سی کوششیں۔ براہ کرم {{count}} سیکنڈ بعد دوبارہ کوشش کریں',
    other: 'ادائیگی کی بہت سی کوششیں۔ براہ کرم {{count}} سیکنڈ بعد دوبارہ کوشش کریں',
  },
  'Too many attempts to pay. Please try again in {{count}} minutes': {
    one: 'ادائیگی کی بہت سی کوششیں۔ براہ کرم {{count}} منٹ بعد دوبارہ کوشش کریں',
    other: 'ادائیگی کی بہت سی کوششیں۔ براہ کرم {{count}} منٹ بعد دوبارہ کوشش کریں',
  },
  'Too many failed attempts. Please try again in {{count}} minutes': {
    one: 'بہت سی ناکام کوششیں۔ براہ کرم {{count}} منٹ بعد دوبارہ کوشش کریں',
    other: 'بہت سی ناکام کوششیں۔ براہ کرم {{count}} منٹ بعد دوبارہ کوشش کریں',
  },
  'You have {{count}} views: please delete one first': {
    one: 'آپ کے پاس {{count}} ویو ہے: براہ کرم پہلے اسے حذف کریں',
    other: 'آپ کے پاس {{count}} ویوز ہیں: براہ کرم پہلے ایک حذف کریں',
  },
  'Please provide at least {{least}} characters as {{field}}': {
    one: '{{field}} میں کم از کم {{least}} حرف درج کریں',
    other: '{{field}} میں کم از کم {{least}} حروف درج کریں',
  },
  'Please provide at most {{most}} characters as {{field}}': {
    one: '{{field}} میں زیادہ سے زیادہ {{most}} حرف درج کریں',
    other: '{{field}} میں زیادہ سے زیادہ {{most}} حروف درج کریں',
  },
  'Please provide {{field}} with at most {{most}} decimals': {
    one: '{{field}} میں زیادہ سے زیادہ {{most}} اعشاری ہندسہ درج کریں',
    other: '{{field}} میں زیادہ سے زیادہ {{most}} اعشاری ہندسے درج کریں',
  },
  'Please provide at least {{least}} entries as {{field}}': {
    one: '{{field}} میں کم از کم {{least}} اندراج دیں',
    other: '{{field}} میں کم از کم {{least}} اندراجات دیں',
  },
  'Please provide at most {{most}} entries as {{field}}': {
    one: '{{field}} میں زیادہ سے زیادہ {{most}} اندراج دیں',
    other: '{{field}} میں زیادہ سے زیادہ {{most}} اندراجات دیں',
  },
  'The body must not be nested deeper than {{levels}} levels': {
    one: 'مواد {{levels}} سطح سے زیادہ گہرا نہیں ہونا چاہیے',
    other: 'مواد {{levels}} سطحوں سے زیادہ گہرا نہیں ہونا چاہیے',
  },
  'Approval file of {{rows}} rows uploaded': {
    one: '{{rows}} سطر کی منظوری فائل اپ لوڈ کی گئی',
    other: '{{rows}} سطروں کی منظوری فائل اپ لوڈ کی گئی',
  },
  'Approval file processed: {{decided}} of {{rows}} rows': {
    one: 'منظوری فائل پر عمل ہوا: {{rows}} سطر میں سے {{decided}}',
    other: 'منظوری فائل پر عمل ہوا: {{rows}} سطروں میں سے {{decided}}',
  },
  '{{count}} events sent again': {
    one: '{{count}} واقعہ دوبارہ بھیجا گیا',
    other: '{{count}} واقعات دوبارہ بھیجے گئے',
  },
  'The merchant has {{count}} keys: please revoke one first': {
    one: 'مرچنٹ کے پاس {{count}} کلید ہے: براہ کرم پہلے اسے منسوخ کریں',
    other: 'مرچنٹ کے پاس {{count}} کلیدیں ہیں: براہ کرم پہلے ایک منسوخ کریں',
  },
  'The merchant has {{count}} endpoints: please delete one first': {
    one: 'مرچنٹ کے پاس {{count}} اینڈ پوائنٹ ہے: براہ کرم پہلے اسے حذف کریں',
    other: 'مرچنٹ کے پاس {{count}} اینڈ پوائنٹس ہیں: براہ کرم پہلے ایک حذف کریں',
  },
  'Please choose at most {{count}} days, the first one first': {
    one: 'براہ کرم زیادہ سے زیادہ {{count}} دن منتخب کریں، پہلا دن پہلے',
    other: 'براہ کرم زیادہ سے زیادہ {{count}} دن منتخب کریں، پہلا دن پہلے',
  },
  'More than {{count}} webhooks match. Please choose a shorter period': {
    one: '{{count}} سے زیادہ ویب ہُک ملتے ہیں۔ براہ کرم کم مدت منتخب کریں',
    other: '{{count}} سے زیادہ ویب ہُکس ملتے ہیں۔ براہ کرم کم مدت منتخب کریں',
  },
  'It booked {{count}} refunds; nothing else was changed.': {
    one: 'اس سے {{count}} ریفنڈ درج ہوا؛ اور کچھ نہیں بدلا۔',
    other: 'اس سے {{count}} ریفنڈ درج ہوئے؛ اور کچھ نہیں بدلا۔',
  },
  '{{count}} rows need a look.': {
    one: '{{count}} سطر کو دیکھنا ضروری ہے۔',
    other: '{{count}} سطروں کو دیکھنا ضروری ہے۔',
  },
  '{{count}} percentage points': { one: '{{count}} فیصد پوائنٹ', other: '{{count}} فیصد پوائنٹس' },
};
