/** Arabic texts of approval files. */
export const approvals = {};
