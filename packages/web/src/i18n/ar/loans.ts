/** Arabic texts of loan accounts and their transactions. */
export const loans = {};
