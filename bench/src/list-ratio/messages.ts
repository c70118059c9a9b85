export type ToServer =
  | { ask: 'rate'; workers: number; milliseconds: number }
  | { ask: 'cpu' }
  | { ask: 'stop' };

export interface Ready {
  tell: 'ready';
  url: string;
  headers: Record<string, string>;
  /** How many statements a call sends, one number for each wait. */
  statements: number[];
}

export interface Rate {
  tell: 'rate';
  rate: number;
}

export interface Cpu {
  tell: 'cpu';
  /** What the server's process has used so far. */
  microseconds: number;
}

export type FromServer = Ready | Rate | Cpu;
