/** Arabic texts of checkout logs, overviews and the page of a payment. */
export const monitoring = {};
