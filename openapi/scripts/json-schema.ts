/** One message for all rules, or messages by rule; `other` is the message of the rules without one. */
export type RuleMessages = string | Record<string, string>;

/** The parts of a schema that the generator of form rules reads. */
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
