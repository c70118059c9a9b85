/** Arabic texts of the dashboard. */
export const dashboard = {};
