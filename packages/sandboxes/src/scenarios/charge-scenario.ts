import type { ChargeScenario } from './scenario.ts';
import { type ScenarioInput, scenarioFor } from './scenario-of.ts';

/** Returns the unusual behaviour of the response to a charge, or undefined. */
export function chargeScenario(input: ScenarioInput): ChargeScenario | undefined {
  const scenario = scenarioFor(input);
  return scenario?.at === 'charge' ? scenario.does : undefined;
}
