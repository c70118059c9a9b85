/** A turning ring. Hidden from assistive technology, because the text beside it describes the activity. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />;
}
