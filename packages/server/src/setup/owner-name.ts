/** User name of the platform owner's first user. */
export const OWNER_NAME = 'owner';
