/** Arabic texts of the workspace. */
export const workspace = {};
