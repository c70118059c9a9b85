/** A measured value and its budget. */
export interface Result {
  measure: string;
  value: number;
  unit: 'KB' | 'MB' | 'ms' | 'µs' | 'ratio' | 'elements' | 'instantiations';
  budget: number;
  /** `at least` for a ratio of rates, `at most` for everything else. */
  limit: 'at most' | 'at least';
  /** Other values measured in the same run, for comparison. */
  reference: string;
}

export interface Options {
  /** Also measures other products' packages, which are installed into a temporary folder. */
  peers: boolean;
  /** Writes a CPU profile of the server into this folder. */
  profile: string | undefined;
}

export type Measure = (options: Options) => Promise<Result[]>;

export const passes = ({ value, budget, limit }: Result): boolean =>
  limit === 'at most' ? value <= budget : value >= budget;
