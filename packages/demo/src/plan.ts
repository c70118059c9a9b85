import { Random } from './random.ts';

export interface PlannedPayment {
  /** Number of the payment in chronological order; the order id is derived from it. */
  index: number;
  at: Date;
  /** Random number from 0 to less than 1 that selects the service. */
  service: number;
  product: number;
  outcome: 'paid' | 'failed' | 'expired';
  msisdn: string;
}

const DAYS = 90;
const A_DAY = 55;
const DAY_MS = 86_400_000;

/** Returns about 5,000 payments of the 90 days before `until`: more in the evening and at weekends, with slow growth. */
export function planPayments(until: Date): PlannedPayment[] {
  const random = new Random(20_260_101);
  const midnight = Math.floor(until.getTime() / DAY_MS) * DAY_MS;
  const planned: Omit<PlannedPayment, 'index'>[] = [];
  for (let day = DAYS - 1; day >= 0; day -= 1) {
    const growth = 1.15 - (day / DAYS) * 0.3;
    const weekend = new Date(midnight - day * DAY_MS).getUTCDay() >= 5 ? 1.25 : 0.95;
    const count = Math.round(A_DAY * growth * weekend * (0.85 + random.next() * 0.3));
    for (let n = 0; n < count; n += 1) {
      // The sum of two random numbers is most often in the middle, which is 14:30.
      const hour = 6 + (random.next() + random.next()) * 8.5;
      const chance = random.next();
      planned.push({
        at: new Date(midnight - day * DAY_MS + Math.floor(hour * 3_600_000)),
        service: random.next(),
        product: random.next(),
        outcome: chance < 0.915 ? 'paid' : chance < 0.97 ? 'failed' : 'expired',
        msisdn: String(random.whole(10_000_000, 99_999_999)),
      });
    }
  }
  return planned
    .filter(({ at }) => at < until)
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map((payment, index) => ({ ...payment, index }));
}
