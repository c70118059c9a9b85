import { invalid } from '../basics/problems.ts';

const DEEPEST = 12;

/** Refuses what no schema sees and PostgreSQL cannot store: deep nesting, NUL characters, halves of surrogate pairs. */
export function guardInput(value: unknown, depth = 0): void {
  if (typeof value === 'string') {
    if (value.includes('\u0000')) throw invalid('Text must not contain NUL characters');
    if (!value.isWellFormed())
      throw invalid('Text must be well-formed Unicode: it contains half a character');
    return;
  }
  if (value === null || typeof value !== 'object') return;
  if (depth >= DEEPEST) throw invalid(`The body must not be nested deeper than ${DEEPEST} levels`);
  for (const [key, inner] of Object.entries(value)) {
    guardInput(key, depth + 1);
    guardInput(inner, depth + 1);
  }
}
