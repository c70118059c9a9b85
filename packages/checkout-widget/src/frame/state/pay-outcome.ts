/** The result of a submit. `fields` are the gateway's messages about single fields. */
export interface PayOutcome {
  result: 'begun' | 'refused' | 'failed' | 'prevented';
  fields: { field: string; message: string }[];
}
