/**
 * Runs the work and returns the processor time that it took, in milliseconds. The elapsed time would also tell how busy the
 * machine is.
 */
export function processorTime(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
