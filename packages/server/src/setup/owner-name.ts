/** User name of the provider's first user. */
export const OWNER_NAME = 'owner';
