/** Returns copies of the bytes, each with one changed byte; the same copies in every run. */
export function* singleByteChanges(bytes: Uint8Array, count: number): Generator<Buffer> {
  let seed = 1;
  const next = (below: number): number => {
    // Numerical Recipes' linear congruential generator.
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed % below;
  };
  for (let made = 0; made < count; made += 1) {
    const copy = Buffer.from(bytes);
    const at = next(copy.length);
    copy[at] = ((copy[at] ?? 0) + 1 + next(255)) % 256;
    yield copy;
  }
}
