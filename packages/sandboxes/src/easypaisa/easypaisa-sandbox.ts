import { cardHints } from '../cards/card-hints.ts';
import type { Hint, Sandbox } from '../sandbox.ts';
import { chargeRoutes } from './charge-routes.ts';
import { EASYPAISA, type EasypaisaOptions, easypaisaCards, INSTANT_ACCOUNT } from './easypaisa-options.ts';
import { inquiryRoute } from './inquiry-route.ts';

const hints: Hint[] = [
  {
    type: INSTANT_ACCOUNT,
    outcome: { en: 'account: paid at once', ar: 'حساب: يتم الدفع فورًا', ur: 'اکاؤنٹ: فوراً ادائیگی' },
  },
  {
    type: '03… · PIN 123456 · OTP 123456',
    outcome: {
      en: 'account: waits; open the payment’s page here to play the phone',
      ar: 'حساب: ينتظر؛ افتح صفحة العملية هنا لتمثيل الهاتف',
      ur: 'اکاؤنٹ: منتظر؛ فون کے لیے یہاں ادائیگی کا صفحہ کھولیں',
    },
  },
  ...cardHints(easypaisaCards),
];

/**
 * Creates the imitation of easypaisa: mobile accounts, cards, inquiry. easypaisa has no signed notices and no refunds.
 */
export function easypaisaSandbox(options: EasypaisaOptions): Sandbox {
  const sandbox: Sandbox = {
    name: EASYPAISA,
    title: { en: 'easypaisa', ar: 'إيزي بيسا', ur: 'ایزی پیسہ' },
    about: {
      en: 'Mobile accounts and cards of Pakistan.',
      ar: 'حسابات موبايل وبطاقات باكستان.',
      ur: 'پاکستان کے موبائل اکاؤنٹ اور کارڈ۔',
    },
    hints,
    flow: {
      kind: ({ method }) => (method === 'MA' ? 'wallet' : 'card'),
      cards: easypaisaCards,
      leave: () => undefined,
    },
    notice: () => undefined,
    mount: (app, kit) => {
      chargeRoutes(app, kit, sandbox, options);
      inquiryRoute(app, kit, options);
    },
  };
  return sandbox;
}
