/** The user who decides payouts, settlements and deposits in the demo. */
export const finance = { id: 'setup', name: 'Omar Farouk' };
