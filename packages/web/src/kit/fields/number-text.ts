import { normaliseNumberText } from '@daftar/domain';

/** What stands in a number's input after the user left it: our digits as ASCII, without groups. */
export function numberText(typed: string): string {
  const plain = normaliseNumberText(typed);
  return /^-?\d*(?:\.\d*)?$/.test(plain) ? plain : typed;
}
