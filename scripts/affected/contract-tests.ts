/** Tests that derive their cases from the contract, or from the column maps that serve it, the most telling first. */
export const contractTests = [
  'packages/domain/src/validators/forms.test.ts',
  'packages/server/test/every-operation/form-rules.test.ts',
  'packages/server/test/emptied-fields.test.ts',
  'packages/server/test/every-operation/list-sorts.test.ts',
  'packages/server/test/list-exports.test.ts',
  'packages/server/test/every-operation/access-matrix.test.ts',
] as const;

/** Tells whether a change of a file concerns the tests that are derived from the contract. */
export const isOfContract = (file: string): boolean =>
  /^openapi\/(?!test\/)/.test(file) ||
  /^packages\/server\/src\/areas\/[^/]+\/([^/]+-)?fields\.ts$/.test(file) ||
  /^packages\/(domain|sdk)\/src\/generated\//.test(file);
