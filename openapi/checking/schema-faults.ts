import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { contract, type Schema } from './document.ts';
import { unknownFields } from './unknown-fields.ts';

const ajv = formats.default(new Ajv2020({ strict: false, allErrors: true }));
ajv.addSchema({ $id: 'contract', components: contract.components });

const checks = new WeakMap<Schema, ValidateFunction>();

function checkOf(schema: Schema): ValidateFunction {
  const known = checks.get(schema);
  if (known) return known;
  const rooted = JSON.stringify(schema, (key, value) => (key === '$ref' ? `contract${value}` : value));
  const check = ajv.compile(JSON.parse(rooted));
  checks.set(schema, check);
  return check;
}

/** Returns one message for each way in which a value does not match its schema. A field that the schema does not describe is a fault. */
export function schemaFaults(schema: Schema, value: unknown): string[] {
  const check = checkOf(schema);
  if (!check(value))
    return (check.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
  return unknownFields(schema, value).map((field) => `${field} is not described`);
}
