import { Problem, told } from './problems.ts';

/** The 412 for an edit of an old version: carries the current record. */
export class Stale extends Problem {
  /** The current record, in the shape of the operation's own answer. */
  readonly current: object;
  /** The current version. */
  readonly etag: string;

  constructor(current: object, etag: string) {
    super(412, 'Precondition-Failed', [told('stale')]);
    this.name = 'Stale';
    this.current = current;
    this.etag = etag;
  }
}
