/** Arabic texts of payout requests. */
export const payouts = {};
