/** Arabic texts of products, packages, subscriptions and blacklists. */
export const catalogue = {};
