export interface SeedOptions {
  /** One owner account and nothing else. */
  empty: boolean;
  dataFolder: string;
  /** Ends the background part between two batches. */
  signal: AbortSignal;
  say: (line: string) => void;
}
