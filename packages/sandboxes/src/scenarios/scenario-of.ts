import type { Payment } from '../payments/payment.ts';
import type { Scenario } from './scenario.ts';
import { scenarioRows } from './scenario-rows.ts';

/** The values that select a scenario: the amount in major units, otherwise the last digits of the mobile number. */
export interface ScenarioInput {
  amount: string;
  mobile: string;
}

/** Returns the unusual behaviour for an amount and mobile number, or undefined. */
export function scenarioFor({ amount, mobile }: ScenarioInput): Scenario | undefined {
  const whole = amount.split('.')[0];
  const row =
    scenarioRows.find((one) => one.amount === whole) ??
    scenarioRows.find(({ ending }) => mobile.endsWith(ending));
  return row?.scenario;
}

/** Returns a payment's unusual behaviour, or undefined. */
export const scenarioOf = ({ amount, customer }: Payment): Scenario | undefined =>
  scenarioFor({ amount, mobile: customer.mobile });
