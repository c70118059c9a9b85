/** Arabic texts of the lists. */
export const lists = {};
