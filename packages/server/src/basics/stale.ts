import { Problem, told } from './problems.ts';

/** 412: the record has changed since the version that the caller edited. Carries the record as it is now. */
export class Stale extends Problem {
  /** In the form of the operation's own answer. */
  readonly current: object;
  /** Of the present version. */
  readonly etag: string;

  constructor(current: object, etag: string) {
    super(412, 'Precondition-Failed', [told('stale')]);
    this.name = 'Stale';
    this.current = current;
    this.etag = etag;
  }
}
