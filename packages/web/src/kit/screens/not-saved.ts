/** The user thought better of it: nothing was saved, and nothing is wrong. */
export class NotSaved extends Error {
  override name = 'NotSaved';
}
