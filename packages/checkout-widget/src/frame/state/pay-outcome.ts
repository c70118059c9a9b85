import type { FieldMessage } from '../failure.ts';

/** The result of a submit. `fields` are the gateway's messages about single fields. */
export interface PayOutcome {
  result: 'begun' | 'refused' | 'failed' | 'prevented';
  fields: FieldMessage[];
}
