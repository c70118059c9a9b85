/** Who made what the demo starts with. */
export const SETUP = { id: 'setup', name: 'First start' };
