import type { Texts } from '../../i18n/texts-of.ts';
import { listDate } from '../../kit/ui/cells/local-dates.ts';
import { moneyText } from '../../kit/ui/cells/money-cell.tsx';
import type { Hit } from './hit-path.ts';

const amount = /^(\d+(?:\.\d+)?) ([A-Z]{3})$/;
/** The kinds of records whose subtitles contain an amount. */
const paid: readonly Hit['kind'][] = ['transaction', 'payment', 'payout', 'loanTransaction', 'package'];
const period = /^(\d{4}-\d\d-\d\d) – (\d{4}-\d\d-\d\d)$/;

/** Formats a part of a hit's subtitle as lists do; the server sends amounts and dates unformatted. */
export function factWords(kind: Hit['kind'], fact: string, { word, language }: Texts): string {
  const [, value, currency] = (paid.includes(kind) && amount.exec(fact)) || [];
  if (value && currency) return `${moneyText(Number(value), currency, language) ?? value} ${currency}`;
  const [, from, to] = (kind === 'settlement' && period.exec(fact)) || [];
  if (!from || !to) return word(fact);
  return [from, to].map((day) => listDate(`${day}T00:00:00Z`, 'UTC', language)).join(' – ');
}
