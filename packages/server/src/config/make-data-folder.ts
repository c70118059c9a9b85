import { accessSync, constants } from 'node:fs';
import { makeFolder } from '../basics/make-folder.ts';
import { ConfigError } from './read-config.ts';

/** Creates the data folder. Throws `ConfigError` when it cannot be used. */
export function makeDataFolder(folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
    throw new ConfigError(
      `The data folder ${folder} cannot be used (${reason}). Make it readable and writable, or choose another with DATA_FOLDER=…`,
    );
  }
}
