import { permissionFlags } from '@daftar/domain';
import { createTestTransport } from '@daftar/sdk/testing';
import { transport } from '../src/session/api.ts';

type Answers = Parameters<typeof createTestTransport>[0];

const allPermissions = Object.fromEntries(
  Object.entries(permissionFlags).map(([group, flags]) => [
    group,
    Object.fromEntries(flags.map((flag) => [flag, true])),
  ]),
);

/** Installs a fake server with the given responses and a session with the given permissions. */
export function served(answers: Answers, permissions: object = allPermissions) {
  const made = createTestTransport({
    'GET /roles/get/permissions/get-by-user': {
      ...{ user: { _id: 'u0', name: 'Mona', userName: 'mona' } },
      ...{ role: { _id: 'r', name: 'Admin' }, permissions, userTypeId: 'Walee' },
      ...{ provider: { name: 'Walee' }, sandbox: true, settlementMath: 'integer', usedCurrencies: [] },
    },
    ...answers,
  });
  transport.fetch = (input, init) => made.fetch(input, init);
  return made;
}
