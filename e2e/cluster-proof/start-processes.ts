import path from 'node:path';
import { createDaftar } from '@daftar/sdk';
import { freePorts } from '@daftar/server/testing';
import { Product } from '../kill-proof/product.ts';
import { addService } from '../kill-proof/walk-path.ts';
import { type Entrance, entranceOf } from './entrance.ts';

const PORTS_EACH = 3;

/** Makes several processes of the product on one database, which are not started yet. */
export async function makeProcesses(
  count: number,
  folder: string,
  environment: Record<string, string>,
): Promise<Product[]> {
  const ports = await freePorts(PORTS_EACH * count);
  return Array.from({ length: count }, (_, n) => {
    const own = ports.slice(PORTS_EACH * n, PORTS_EACH * (n + 1));
    return new Product(path.join(folder, `process-${n}`), own, environment);
  });
}

/** Starts all processes at once on an empty database: one of them fills it. */
export async function startProcesses(products: Product[]): Promise<void> {
  const seconds = await Promise.all(products.map((product) => product.start()));
  console.log(
    `${products.length} processes on one empty database: ready after ${Math.max(...seconds).toFixed(1)} s`,
  );
}

/** Makes a merchant with a service whose events go to `notificationApi`, and returns an entrance for each process. */
export async function openShop(
  products: Product[],
  notificationApi: string,
): Promise<{ serviceId: string; entrances: Entrance[] }> {
  const baseUrl = products[0]?.addresses.api ?? '';
  // Only the process that filled the database printed the password.
  const password = products.map((product) => product.ownerPassword).find(Boolean) ?? '';
  const token = await createDaftar({ baseUrl }).auth.login({ userName: 'owner', password });
  const owner = createDaftar({ baseUrl, token });
  await owner.carriers.create({ name: 'Fawry', type: 'Carrier', country: 'Egypt', currency: 'EGP' });
  const merchant = await owner.merchants.create({ name: 'Nile Books', country: 'Egypt', currency: 'EGP' });
  const { serviceId } = await addService(owner, merchant._id, 'cluster', { notificationApi });
  const { secret } = await owner.merchants.rotateKey(merchant._id, { kind: 'privateKey' });
  return { serviceId, entrances: products.map(({ addresses }) => entranceOf(addresses, secret)) };
}
