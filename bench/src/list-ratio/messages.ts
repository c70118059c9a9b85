export type ToServer =
  | { ask: 'rate'; workers: number; milliseconds: number }
  | { ask: 'cpu' }
  | { ask: 'stop' };

export interface Ready {
  tell: 'ready';
  url: string;
  headers: Record<string, string>;
  /** Number of statements in each stage of a call; the statements of one stage run concurrently. */
  statements: number[];
}

export interface Rate {
  tell: 'rate';
  rate: number;
}

export interface Cpu {
  tell: 'cpu';
  /** Processor time that the server's process has used so far. */
  microseconds: number;
}

export type FromServer = Ready | Rate | Cpu;
