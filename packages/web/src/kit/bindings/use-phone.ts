import { useMedia } from './use-media.ts';

/**
 * Tells whether the window is as narrow as a phone in portrait orientation. Lists then show cards, and search forms collapse. Print
 * counts as wide.
 */
export const usePhone = (): boolean => useMedia('screen and (max-width: 599px)');
