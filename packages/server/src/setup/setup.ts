/** The actor in audit entries of records that the first start creates. */
export const SETUP = { id: 'setup', name: 'First start' };
