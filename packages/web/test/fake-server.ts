import { permissionFlags } from '@daftar/domain';
import { createTestTransport } from '@daftar/sdk/testing';
import { transport } from '../src/api/api.ts';
import { connectApi } from '../src/session/login/connect-api.ts';

type Responses = Parameters<typeof createTestTransport>[0];

const allPermissions = Object.fromEntries(
  Object.entries(permissionFlags).map(([group, flags]) => [
    group,
    Object.fromEntries(flags.map((flag) => [flag, true])),
  ]),
);

/** Responds to the app's requests with the given responses. The session is that of a platform owner's user with all permissions. */
export function fakeServer(answers: Responses, permissions: object = allPermissions) {
  const testTransport = createTestTransport({
    'GET /roles/get/permissions/get-by-user': {
      ...{ user: { _id: 'u0', name: 'Mona', userName: 'mona' } },
      ...{
        role: { _id: 'r', name: 'Admin' },
        permissions,
        userTypeId: 'Walee',
        userType: 'Admin',
        userTypeName: 'Walee',
      },
      ...{ provider: { name: 'Walee' }, sandbox: true, settlementMath: 'integer', usedCurrencies: [] },
    },
    'GET /lookups/choices': { data: [] },
    ...answers,
  });
  connectApi();
  transport.fetch = (input, init) => testTransport.fetch(input, init);
  return testTransport;
}
