import { viewingAsMessage } from '../../api/viewing-as-message.ts';
import { viewAsStore } from './view-as.ts';

/** Signing in and out stays possible while viewing as another role. */
const signingInAndOut: readonly string[] = ['login', 'logout'];

/**
 * Tells whether a request may change data, according to its operation. Returns true for a request that matches no operation.
 */
export async function isWrite(request: Pick<Request, 'method' | 'url'>): Promise<boolean> {
  // Loaded on demand, because only users who view as another role need the table of operations.
  const { findOperation, operations } = await import('@daftar/sdk/operations');
  const found = findOperation(request);
  if (!found) return true;
  return operations[found.id].effect !== 'read' && !signingInAndOut.includes(found.id);
}

/**
 * Rejects a write while the user views as another role, with a response in the server's error format; undefined lets the request
 * pass. The server cannot make this check, because it sees only the real user's permissions.
 */
export async function refuseWhileViewing(request: Request): Promise<Response | undefined> {
  if (!viewAsStore.current() || !(await isWrite(request))) return undefined;
  const errors = [{ message: viewingAsMessage, code: 'viewing-as' }];
  return Response.json({ status: 'Forbidden', message: viewingAsMessage, errors }, { status: 403 });
}
