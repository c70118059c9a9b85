import { invalid } from '../basics/problems.ts';

const DEEPEST = 12;

/** Rejects input that schemas accept: NUL characters and lone surrogates, which PostgreSQL cannot store, and deep nesting. */
export function guardInput(value: unknown, depth = 0): void {
  if (typeof value === 'string') {
    if (value.includes('\u0000')) throw invalid('request.nul');
    if (!value.isWellFormed()) throw invalid('request.halfCharacter');
    return;
  }
  if (value === null || typeof value !== 'object') return;
  if (depth >= DEEPEST) throw invalid('request.deep', { levels: DEEPEST });
  if (Array.isArray(value)) {
    for (const inner of value) guardInput(inner, depth + 1);
    return;
  }
  for (const [key, inner] of Object.entries(value)) {
    guardInput(key, depth + 1);
    guardInput(inner, depth + 1);
  }
}
