/** The person or program that a history entry names. */
export interface Actor {
  id: string;
  name: string;
}
