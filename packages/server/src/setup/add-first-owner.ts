import type { Gateway } from '../gateway.ts';
import { addOwner } from './add-owner.ts';

/** Adds the platform owner's first user. Prints the password, which is shown only this once. */
export async function addFirstOwner(gateway: Gateway, say: (line: string) => void): Promise<void> {
  const owner = await addOwner(gateway);
  say(
    `\n  The owner's account (shown this once):\n    username ${owner.userName}\n    password ${owner.password}`,
  );
}
