import { createDaftar, type Daftar } from '@daftar/sdk';

type Area = Exclude<keyof Daftar, 'raw'>;

const areasOf = (daftar: Daftar) =>
  Object.entries(daftar).filter((entry): entry is [Area, Daftar[Area]] => entry[0] !== 'raw');

/** Every method of the façade, as `merchants.list`. */
export const sdkMethods: string[] = areasOf(createDaftar({ baseUrl: 'http://127.0.0.1' })).flatMap(
  ([area, resource]) =>
    Object.getOwnPropertyNames(Object.getPrototypeOf(resource))
      .filter((name) => name !== 'constructor')
      .map((name) => `${area}.${name}`),
);

/** The same client, telling the name of each method that is called. */
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
