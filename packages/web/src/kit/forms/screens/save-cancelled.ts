/** Thrown when the user cancels a save in a confirmation dialog; not an error to show. */
export class SaveCancelled extends Error {
  override name = 'SaveCancelled';
}
