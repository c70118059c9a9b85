/** Whoever looks after the demo's money. */
export const finance = { id: 'setup', name: 'Omar Farouk' };
