import type { OperationId } from '@daftar/openapi';
import { allPermissions } from '../../src/access/permissions.ts';
import { createCarrier } from '../../src/areas/carriers/create.ts';
import { createMerchant } from '../../src/areas/merchants/create.ts';
import { createService } from '../../src/areas/services/create.ts';
import type { ServiceInput } from '../../src/areas/services/service-input.ts';
import type { Permissions } from '../../src/db/tables.ts';
import { inTransaction } from '../../src/db/transaction.ts';
import type { Gateway } from '../../src/gateway.ts';
import { rotateSecret } from '../../src/security/merchant-secrets.ts';
import { addPerson } from '../../src/setup/add-person.ts';
import {
  startTestGateway,
  type TestGateway,
  type TestGatewayOptions,
} from '../../src/testing/start-test-gateway.ts';
import { call, type Request, token } from './api.ts';

type Calling = <Id extends OperationId>(id: Id, request?: Request) => ReturnType<typeof call<Id>>;

export const SETUP = { id: 'setup', name: 'Test' };
export const EGYPT = { country: 'Egypt', currency: 'EGP' };

export interface Tenant {
  merchantId: string;
  name: string;
  /** The service's `_id` and its public `serviceId`. */
  service: { id: string; serviceId: string };
  privateKey: string;
  webhookSecret: string;
}

export interface World extends TestGateway {
  carrierId: string;
  nile: Tenant;
  delta: Tenant;
  ownerToken: string;
  /** Calls the back-office as the platform owner's first user, who has every permission. */
  asOwner: Calling;
  /** Calls the back-office as a merchant's server, with a private key. */
  asServer: <Id extends OperationId>(id: Id, request?: Request, key?: string) => ReturnType<typeof call<Id>>;
  /** Calls the checkout as a customer. */
  asCustomer: Calling;
}

let counter = 0;
/** Returns a name that no other record of this run has. */
export const unique = (text: string): string => {
  counter += 1;
  return `${text} ${counter}`;
};

export const newMerchant = (gateway: Gateway, name = unique('Merchant')) =>
  inTransaction(gateway.db, (trx) => createMerchant(trx, gateway, SETUP, { name, ...EGYPT }));

export const newCarrier = (gateway: Gateway, name = unique('Carrier')) =>
  inTransaction(gateway.db, (trx) => createCarrier(trx, gateway, SETUP, { name, type: 'Carrier', ...EGYPT }));

export const serviceInput = (merchant: string, changes: Partial<ServiceInput> = {}): ServiceInput => ({
  merchant,
  ...EGYPT,
  serviceName: unique('Service'),
  serviceProvider: 'Fawry',
  serviceType: 'Others',
  carrierShare: 1,
  merchantShare: 95,
  waleeShare: 4,
  paymentMethods: ['FawryRef'],
  ...changes,
});

export const newService = (gateway: Gateway, merchant: string, changes: Partial<ServiceInput> = {}) =>
  inTransaction(gateway.db, (trx) => createService(trx, gateway, SETUP, serviceInput(merchant, changes)));

export async function newTenant(
  gateway: Gateway,
  name: string,
  changes: Partial<ServiceInput> = {},
): Promise<Tenant> {
  const merchant = await newMerchant(gateway, name);
  const service = await newService(gateway, merchant.id, changes);
  const secret = (kind: 'privateKey' | 'token') =>
    rotateSecret(gateway.db, gateway.keys.data, merchant.id, kind, gateway.now());
  return {
    merchantId: merchant.id,
    name,
    service: { id: service.id, serviceId: service.service_id },
    privateKey: await secret('privateKey'),
    webhookSecret: await secret('token'),
  };
}

/** Returns an account by its id; the platform owner's also by its name, as requests have it. */
export const accountIn = ({ owner }: Gateway, account: string): { id: string; name: string } =>
  account === owner.name ? owner : { id: account, name: account };

/** Adds a user of an account, by default with every permission. Returns the login. */
export function newUser(
  server: TestGateway,
  userName: string,
  accountId: string,
  permissions: Permissions = allPermissions(),
) {
  return addPerson(server.gateway, {
    who: userName,
    name: userName,
    userName,
    userType: 'Admin',
    account: accountIn(server.gateway, accountId),
    role: { name: userName, description: 'Made by a test.' },
    permissions,
  });
}

/** Signs in and returns the token. */
export async function signIn(
  server: TestGateway,
  { userName, password }: { userName: string; password: string },
): Promise<string> {
  const answer = await call(server.backofficeUrl, 'login', { body: { userName, password } });
  if (answer.status !== 200) throw new Error(`${userName} cannot sign in: ${answer.text}`);
  return answer.body;
}

export const signedInUser = async (
  server: TestGateway,
  userName: string,
  accountId: string,
  permissions?: Permissions,
) => signIn(server, await newUser(server, userName, accountId, permissions));

/**
 * Starts the gateway with the platform owner's first user, a carrier named Fawry, and two merchants that each have a service
 * and keys.
 */
export async function startWorld(
  options: TestGatewayOptions & { service?: Partial<ServiceInput> } = {},
): Promise<World> {
  const { service, ...start } = options;
  const server = await startTestGateway(start);
  try {
    const { gateway, backofficeUrl, checkoutUrl } = server;
    const carrier = await newCarrier(gateway, 'Fawry');
    const nile = await newTenant(gateway, 'Nile Books', service);
    const delta = await newTenant(gateway, 'Delta Games', service);
    const ownerToken = await signIn(server, server.owner);
    return {
      ...server,
      carrierId: carrier.id,
      nile,
      delta,
      ownerToken,
      asOwner: (id, request = {}) =>
        call(backofficeUrl, id, { ...request, headers: { ...token(ownerToken), ...request.headers } }),
      asServer: (id, request = {}, key = nile.privateKey) =>
        call(backofficeUrl, id, {
          ...request,
          headers: { authorization: `Bearer ${key}`, ...request.headers },
        }),
      asCustomer: (id, request = {}) => call(checkoutUrl, id, request),
    };
  } catch (error) {
    await server.close();
    throw error;
  }
}
