/** Arabic texts of the forms. */
export const forms = {};
