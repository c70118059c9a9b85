/** Returns a generator of pseudo-random delays from 0 to `longest` (the LCG of Numerical Recipes). The same seed repeats a failed run. */
export function randomDelays(seed: number, longest: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.round((state / 4_294_967_296) * longest);
  };
}
