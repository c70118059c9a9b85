import type { Language } from '../pages/language.ts';
import type { Failure } from '../payments/payment.ts';

/** Unusual behaviour of a sandbox. */
export type Scenario =
  /** Behaviour of the response to a charge. `refuse` and `fail` create no payment; the others create one. */
  | { at: 'charge'; does: ChargeScenario }
  | { at: 'status'; does: 'fail' | 'contradict' | BrokenResponse }
  | { at: 'payment'; does: 'fail'; failure: Failure }
  | { at: 'payment'; does: 'underpay' | 'surcharge' }
  | { at: 'notice'; does: 'lose' | 'repeat' | 'delay' | 'forge' | 'disorder' }
  | { at: 'refund'; does: 'refuse' | 'wait' };

export type ChargeScenario = 'refuse' | 'fail' | BrokenResponse;

/** Unusable responses: no response, a response that is not JSON, a response of 600 KB. */
export type BrokenResponse = 'hang' | 'garble' | 'bloat';

export interface ScenarioRow {
  /** Last digits of the customer's mobile number. */
  ending: string;
  /** Whole part of an amount. */
  amount: string;
  scenario: Scenario;
  words: Record<Language, string>;
}
