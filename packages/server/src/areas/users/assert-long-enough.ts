import { invalid } from '../../basics/problems.ts';

/** Throws 400 for a new password that is shorter than the gateway asks for. */
export function assertLongEnough(password: string, least: number, field: string): void {
  if (password.length < least) throw invalid(`A password has at least ${least} characters`, field);
}
