/** Arabic texts of the shell. */
export const shell = {};
