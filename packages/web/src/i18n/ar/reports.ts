/** Arabic texts of the reports. */
export const reports = {};
