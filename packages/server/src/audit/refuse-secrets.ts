/** Names of fields that contain secrets, in lower case and without underscores. */
const SECRETS = new Set([
  'password',
  'passwordhash',
  'currentpassword',
  'newpassword',
  'confirmpassword',
  'secret',
  'webhooksecret',
  'token',
  'privatekey',
  'keyhash',
  'hash',
  'ciphertext',
  'nationalid',
  'bankno',
]);

const isSecret = (name: string): boolean => SECRETS.has(name.toLowerCase().replaceAll('_', ''));

/** Throws if a field's name is that of a secret, because history entries can never be changed or removed. */
export function refuseSecrets(facts: Record<string, unknown> | undefined): void {
  const secret = Object.keys(facts ?? {}).find(isSecret);
  if (secret !== undefined) throw new Error(`A history entry must not hold ${secret}`);
}
