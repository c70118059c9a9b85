import type { Failure } from '../payments/payment.ts';
import type { Hint } from '../sandbox.ts';
import type { TestCard } from './judge-card.ts';

const outcomes: Record<Failure | 'paid', Hint['outcome']> = {
  paid: { en: 'paid', ar: 'يتم الدفع', ur: 'ادائیگی ہو جاتی ہے' },
  declined: { en: 'declined', ar: 'مرفوضة', ur: 'مسترد' },
  noFunds: { en: 'not enough money', ar: 'الرصيد لا يكفي', ur: 'رقم ناکافی' },
  expiredCard: { en: 'the card has expired', ar: 'البطاقة منتهية', ur: 'کارڈ کی میعاد ختم' },
  wrongCode: { en: 'wrong code', ar: 'رمز خاطئ', ur: 'غلط کوڈ' },
};

const withCode: Hint['outcome'] = {
  en: 'paid after the one-time code 123456; declined with another',
  ar: 'يتم الدفع بعد الرمز 123456، وتُرفض مع غيره',
  ur: 'کوڈ 123456 کے بعد ادائیگی، کسی اور کوڈ پر مسترد',
};

/** Returns the hints of a provider's test cards. */
export const cardHints = (cards: readonly TestCard[]): Hint[] =>
  cards.map(({ number, expiry, cvv, failure, threeDs }) => ({
    type: [number, expiry, cvv && `CVV ${cvv}`].filter(Boolean).join(' · '),
    outcome: failure === null && threeDs ? withCode : outcomes[failure ?? 'paid'],
  }));
