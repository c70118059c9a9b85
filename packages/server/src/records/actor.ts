/** Who does something, as the history names them. */
export interface Actor {
  id: string;
  name: string;
}
