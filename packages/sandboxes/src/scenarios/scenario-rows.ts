import type { ScenarioRow } from './scenario.ts';

/** Every scenario, with the amounts and mobile numbers that select it, which are the same at all providers. */
export const scenarioRows: readonly ScenarioRow[] = [
  {
    ending: '0500',
    amount: '9050',
    scenario: { at: 'charge', does: 'fail' },
    words: {
      en: 'The charge request fails with HTTP 500; no payment is created',
      ar: 'يفشل الطلب بخطأ 500 دون إنشاء عملية',
      ur: 'جواب HTTP 500، کوئی ادائیگی نہیں بنتی',
    },
  },
  {
    ending: '0400',
    amount: '9040',
    scenario: { at: 'charge', does: 'refuse' },
    words: {
      en: 'The charge request is refused',
      ar: 'يُرفض الطلب',
      ur: 'درخواست مسترد ہو جاتی ہے',
    },
  },
  {
    ending: '0408',
    amount: '9048',
    scenario: { at: 'charge', does: 'hang' },
    words: {
      en: 'The payment is created, but the response never arrives',
      ar: 'تُنشأ العملية ولا يصل الرد',
      ur: 'ادائیگی بن جاتی ہے، جواب کبھی نہیں آتا',
    },
  },
  {
    ending: '0415',
    amount: '9045',
    scenario: { at: 'charge', does: 'garble' },
    words: {
      en: 'The payment is created, but the response is not JSON',
      ar: 'تُنشأ العملية ويصل رد ليس JSON',
      ur: 'ادائیگی بن جاتی ہے، جواب JSON نہیں ہوتا',
    },
  },
  {
    ending: '0413',
    amount: '9043',
    scenario: { at: 'charge', does: 'bloat' },
    words: {
      en: 'The payment is created, but the response has 600 KB',
      ar: 'تُنشأ العملية ويصل رد حجمه 600 كيلوبايت',
      ur: 'ادائیگی بن جاتی ہے، جواب 600 KB کا ہوتا ہے',
    },
  },
  {
    ending: '0504',
    amount: '9054',
    scenario: { at: 'status', does: 'fail' },
    words: {
      en: 'The status request fails with HTTP 500',
      ar: 'الاستعلام عن الحالة يرد بخطأ 500',
      ur: 'حالت پوچھنے پر جواب HTTP 500 آتا ہے',
    },
  },
  {
    ending: '0508',
    amount: '9058',
    scenario: { at: 'status', does: 'hang' },
    words: {
      en: 'The status request gets no response',
      ar: 'الاستعلام عن الحالة لا يرد',
      ur: 'حالت پوچھنے پر جواب نہیں آتا',
    },
  },
  {
    ending: '0515',
    amount: '9055',
    scenario: { at: 'status', does: 'garble' },
    words: {
      en: 'The status response is not JSON',
      ar: 'الاستعلام عن الحالة يرد بما ليس JSON',
      ur: 'حالت کا جواب JSON نہیں ہوتا',
    },
  },
  {
    ending: '0513',
    amount: '9053',
    scenario: { at: 'status', does: 'bloat' },
    words: {
      en: 'The status response has 600 KB',
      ar: 'الاستعلام عن الحالة يرد بحجم 600 كيلوبايت',
      ur: 'حالت کا جواب 600 KB کا ہوتا ہے',
    },
  },
  {
    ending: '0509',
    amount: '9059',
    scenario: { at: 'status', does: 'contradict' },
    words: {
      en: 'The status response names another amount',
      ar: 'الاستعلام عن الحالة يذكر مبلغًا آخر',
      ur: 'حالت کے جواب میں رقم مختلف ہوتی ہے',
    },
  },
  {
    ending: '0001',
    amount: '9001',
    scenario: { at: 'notice', does: 'lose' },
    words: {
      en: 'The payment succeeds, but the callback is lost',
      ar: 'يتم الدفع ويضيع الإشعار',
      ur: 'ادائیگی ہو جاتی ہے، اطلاع کھو جاتی ہے',
    },
  },
  {
    ending: '0002',
    amount: '9002',
    scenario: { at: 'notice', does: 'repeat' },
    words: {
      en: 'The payment succeeds; the callback is sent twice',
      ar: 'يتم الدفع ويصل الإشعار مرتين',
      ur: 'ادائیگی ہو جاتی ہے، اطلاع دو بار آتی ہے',
    },
  },
  {
    ending: '0003',
    amount: '9003',
    scenario: { at: 'notice', does: 'delay' },
    words: {
      en: 'The payment succeeds; the callback is sent 20 seconds later',
      ar: 'يتم الدفع ويصل الإشعار بعد 20 ثانية',
      ur: 'ادائیگی ہو جاتی ہے، اطلاع 20 سیکنڈ بعد آتی ہے',
    },
  },
  {
    ending: '0004',
    amount: '9004',
    scenario: { at: 'notice', does: 'forge' },
    words: {
      en: 'The payment succeeds; a forged callback is sent before the real one',
      ar: 'يصل إشعار مزور قبل الإشعار الصحيح',
      ur: 'ادائیگی ہو جاتی ہے، پہلے جعلی اطلاع آتی ہے',
    },
  },
  {
    ending: '0007',
    amount: '9007',
    scenario: { at: 'notice', does: 'disorder' },
    words: {
      en: 'The payment succeeds; after that, an older callback arrives that says it is still open',
      ar: 'يتم الدفع ثم يصل إشعار أقدم بأنه ما زال مفتوحًا',
      ur: 'ادائیگی کے بعد ایک پرانی اطلاع آتی ہے کہ وہ ابھی باقی ہے',
    },
  },
  {
    ending: '0005',
    amount: '9005',
    scenario: { at: 'payment', does: 'underpay' },
    words: {
      en: 'The customer pays 1.00 less than requested',
      ar: 'يُدفع أقل من المطلوب بواحد',
      ur: 'مطلوبہ رقم سے 1.00 کم ادا ہوتا ہے',
    },
  },
  {
    ending: '0006',
    amount: '9006',
    scenario: { at: 'payment', does: 'surcharge' },
    words: {
      en: 'The customer pays an additional fee of 2.50 (Fawry only)',
      ar: 'يتحمل العميل رسومًا قدرها 2.50 (فوري فقط)',
      ur: 'گاہک اوپر سے 2.50 فیس دیتا ہے (صرف فوری)',
    },
  },
  {
    ending: '0008',
    amount: '9008',
    scenario: { at: 'payment', does: 'fail', failure: 'declined' },
    words: {
      en: 'The payment is declined, whatever is typed',
      ar: 'تُرفض العملية أيًا كان المُدخل',
      ur: 'ادائیگی مسترد، چاہے کچھ بھی لکھا جائے',
    },
  },
  {
    ending: '0009',
    amount: '9009',
    scenario: { at: 'payment', does: 'fail', failure: 'noFunds' },
    words: {
      en: 'The payment fails: not enough money',
      ar: 'تفشل العملية لعدم كفاية الرصيد',
      ur: 'ادائیگی ناکام: رقم ناکافی',
    },
  },
  {
    ending: '0010',
    amount: '9010',
    scenario: { at: 'payment', does: 'fail', failure: 'expiredCard' },
    words: {
      en: 'The payment fails: the card has expired',
      ar: 'تفشل العملية لانتهاء البطاقة',
      ur: 'ادائیگی ناکام: کارڈ کی میعاد ختم',
    },
  },
  {
    ending: '0011',
    amount: '9011',
    scenario: { at: 'refund', does: 'refuse' },
    words: {
      en: 'The payment succeeds; a refund is refused',
      ar: 'يتم الدفع ويُرفض الاسترداد',
      ur: 'ادائیگی ہو جاتی ہے، رقم کی واپسی مسترد ہوتی ہے',
    },
  },
  {
    ending: '0012',
    amount: '9012',
    scenario: { at: 'refund', does: 'wait' },
    words: {
      en: 'The payment succeeds; a refund waits until you finish it on the payment’s page',
      ar: 'يتم الدفع وينتظر الاسترداد حتى تنهيه من صفحة العملية',
      ur: 'ادائیگی ہو جاتی ہے، واپسی صفحے پر مکمل کرنے تک منتظر رہتی ہے',
    },
  },
];
