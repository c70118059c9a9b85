/** A message for every rule, or one for each; `other` stands for the rules that are not named. */
export type RuleMessages = string | Record<string, string>;

/** What the generator of form rules reads of a schema. */
export interface JsonSchema {
  $ref?: string;
  type?: string;
  format?: string;
  enum?: string[];
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  allOf?: JsonSchema[];
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  maxItems?: number;
  'x-read-only'?: true;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  'x-form'?: string;
  'x-message'?: RuleMessages;
  'x-known'?: string;
  'x-rule'?: string;
  'x-decimals'?: number;
  'x-usual-maxLength'?: number;
}
