import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AreaDemo, DemoUser } from '@daftar/web/demo';

const folder = fileURLToPath(new URL('../packages/web/src/areas', import.meta.url));

/** Reads what each area of the back-office shows in the demo. */
export async function demoAreas(): Promise<readonly AreaDemo[]> {
  const names = readdirSync(folder).filter((name) => existsSync(`${folder}/${name}/demo.ts`));
  const modules = names.map((name): Promise<{ demo: AreaDemo }> => import(`@daftar/web/demo/${name}`));
  return (await Promise.all(modules)).map(({ demo }) => demo);
}

/** Returns the entries of a menu that a user of the demo sees, in no order. */
export const menuOf = async (menu: 'side' | 'gear', user: DemoUser) =>
  (await demoAreas())
    .flatMap((area) => area.menu ?? [])
    .filter((entry) => entry.menu === menu && entry.seenBy.includes(user));
