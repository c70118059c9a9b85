import { permissionsOf } from '../../src/access/permissions.ts';
import { addPerson } from '../../src/setup/add-person.ts';
import type { TestGateway } from '../../src/testing/start-test-gateway.ts';
import { accountIn } from './world.ts';

export type Call = (method: string, path: string, body?: unknown) => Promise<Response>;

/** Signs in and returns a function that calls the API with the token. */
export async function signIn(server: TestGateway, userName: string, password: string): Promise<Call> {
  const answer = await fetch(`${server.backofficeUrl}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName, password }),
  });
  const token = (await answer.json()) as string;
  return (method, path, body) =>
    fetch(`${server.backofficeUrl}${path}`, {
      method,
      headers: { 'x-auth-token': token, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
}

/** Adds a user of an account with only these permissions and signs in. Returns a function that calls the API. */
export async function newPerson(
  server: TestGateway,
  userName: string,
  accountId: string,
  flags: string[],
): Promise<Call> {
  const { password } = await addPerson(server.gateway, {
    who: userName,
    name: userName,
    userName,
    userType: 'Admin',
    account: accountIn(server.gateway, accountId),
    role: { name: userName, description: 'Made by a test.' },
    permissions: permissionsOf(...flags),
  });
  return signIn(server, userName, password);
}
