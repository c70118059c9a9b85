/** What one measurement found, and what it is held against. */
export interface Result {
  measure: string;
  value: number;
  unit: 'KB' | 'MB' | 'ms' | 'µs' | 'ratio' | 'elements' | 'instantiations';
  budget: number;
  /** A ratio of rates must reach its budget; everything else must stay under it. */
  limit: 'at most' | 'at least';
  /** What the same run measured beside it. */
  reference: string;
}

export interface Options {
  /** Also measures other products' packages, installed into a temporary folder. */
  peers: boolean;
  /** Writes a CPU profile of the server into this folder. */
  profile: string | undefined;
}

export type Measure = (options: Options) => Promise<Result[]>;

export const passes = ({ value, budget, limit }: Result): boolean =>
  limit === 'at most' ? value <= budget : value >= budget;
