import { Problem, problemDetail } from './problems.ts';

/**
 * Error 412: the edit was made on an old version. Contains the current record, and who changed it last if the caller may see
 * that.
 */
export class Stale extends Problem {
  /** The current record, as the operation would return it. */
  readonly current: object;
  readonly change: { changedBy: string; changedAt: string } | undefined;
  /** The current version. */
  readonly etag: string;

  constructor(current: object, etag: string, change?: Stale['change']) {
    super(412, 'Precondition-Failed', [problemDetail('stale')]);
    this.name = 'Stale';
    this.current = current;
    this.change = change;
    this.etag = etag;
  }
}
