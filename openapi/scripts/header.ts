/** First line of every generated file. */
export const header = '// Generated from the contract by openapi/scripts/generate.ts: do not edit.\n';
