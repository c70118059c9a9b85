import type { ContractOperation } from '@daftar/openapi/checking';
import { createDaftar, type Daftar } from '@daftar/sdk';

type Area = Exclude<keyof Daftar, 'raw'>;

const areasOf = (daftar: Daftar) =>
  Object.entries(daftar).filter((entry): entry is [Area, Daftar[Area]] => entry[0] !== 'raw');

/** Every method of the SDK's client by its dotted name, such as `merchants.list`. */
export const sdkMethods: string[] = areasOf(createDaftar({ baseUrl: 'http://127.0.0.1' })).flatMap(
  ([area, resource]) =>
    Object.getOwnPropertyNames(Object.getPrototypeOf(resource))
      .filter((name) => name !== 'constructor')
      .map((name) => `${area}.${name}`),
);

/** Returns the SDK methods of an operation, as the contract names them. */
export function methodsOf({ 'x-sdk': { method, shortcuts = {} } }: ContractOperation): string[] {
  const [area = ''] = method.split('.');
  return [method, ...Object.keys(shortcuts).map((name) => `${area}.${name}`)];
}

/** Calls a client's method by its dotted name, such as `merchants.list`. */
export function callMethod(daftar: Daftar, method: string, given: readonly unknown[]): unknown {
  const [area = '', name = ''] = method.split('.');
  const resource: object | undefined = Reflect.get(daftar, area);
  const member: unknown = resource && Reflect.get(resource, name);
  if (typeof member !== 'function') throw new Error(`The SDK has no ${method}`);
  return Reflect.apply(member, resource, given);
}

/** Returns the client with a callback that gets the name of each called method. */
export function listenedTo(daftar: Daftar, onCall: (method: string) => void): Daftar {
  const areas = areasOf(daftar).map(([area, resource]) => {
    const get = (target: object, name: string) => {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...given: unknown[]) => {
        onCall(`${area}.${name}`);
        return Reflect.apply(member, target, given);
      };
    };
    return [area, new Proxy(resource, { get: (target, name) => get(target, String(name)) })];
  });
  return { ...daftar, ...Object.fromEntries(areas) };
}
