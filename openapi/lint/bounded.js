const FIXED = new Set(['date', 'date-time']);

/** Requires bounds on strings, numbers and arrays. */
export function bounded() {
  return {
    Schema(schema, { report, location }) {
      const types = [schema.type].flat();
      const has = (...names) => names.some((name) => schema[name] !== undefined);
      if (types.includes('string') && !has('maxLength', 'enum', 'const') && !FIXED.has(schema.format)) {
        report({ message: 'A string needs maxLength or enum', location });
      }
      if (types.includes('array') && !has('maxItems'))
        report({ message: 'An array needs maxItems', location });
      if (types.length === 1 && (types[0] === 'number' || types[0] === 'integer')) {
        if (!has('minimum', 'exclusiveMinimum') || !has('maximum', 'exclusiveMaximum')) {
          report({ message: 'A number needs minimum and maximum', location });
        }
      }
    },
  };
}
