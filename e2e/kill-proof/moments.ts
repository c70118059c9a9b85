/** Repeatable moments between 0 and `longest` (an LCG of Numerical Recipes): a failure can be run again by its seed. */
export function momentsOf(seed: number, longest: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.round((state / 4_294_967_296) * longest);
  };
}
