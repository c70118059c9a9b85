/** Returns how many times a second `work` completes when this many workers repeat it, each without a pause. */
export async function inTurns(
  workers: number,
  milliseconds: number,
  work: () => Promise<unknown>,
): Promise<number> {
  const began = performance.now();
  const until = began + milliseconds;
  let count = 0;
  const repeat = async () => {
    for (; performance.now() < until; count += 1) await work();
  };
  await Promise.all(Array.from({ length: workers }, repeat));
  return count / ((performance.now() - began) / 1000);
}
