export type ToServer = { ask: 'rate'; workers: number; milliseconds: number } | { ask: 'stop' };

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

export type FromServer = Ready | Rate;
