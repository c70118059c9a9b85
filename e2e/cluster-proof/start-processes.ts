import path from 'node:path';
import { createDaftar } from '@daftar/sdk';
import { freePorts } from '@daftar/server/testing';
import { Product } from '../kill-proof/product.ts';
import { addService } from '../kill-proof/walk-path.ts';
import { type Entrance, entranceOf } from './entrance.ts';

const PORTS_EACH = 3;

/** Starts several processes of the product at once on one empty database. */
export async function startProcesses(
  count: number,
  folder: string,
  environment: Record<string, string>,
): Promise<Product[]> {
  const ports = await freePorts(PORTS_EACH * count);
  const products = Array.from({ length: count }, (_, n) => {
    const own = ports.slice(PORTS_EACH * n, PORTS_EACH * (n + 1));
    return new Product(path.join(folder, `process-${n}`), own, environment);
  });
  const seconds = await Promise.all(products.map((product) => product.start()));
  console.log(`${count} processes on one empty database: ready after ${Math.max(...seconds).toFixed(1)} s`);
  return products;
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
