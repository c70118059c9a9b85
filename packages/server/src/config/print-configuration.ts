import { type Environment, readConfig, secretVariables, variableNames } from './read-config.ts';
import { refusedPorts } from './refused-ports.ts';
import { suggestNames } from './suggest-names.ts';

const databaseVariables = ['DATABASE_URL', 'DATABASE_OFFICE_URL', 'DATABASE_DIRECT_URL'];

type Variables = Record<string, string | undefined>;

/** Prints the variables that differ from their defaults (of secrets only the name), and warnings about likely mistakes. */
export function printConfiguration(
  environment: Environment,
  variables: Variables,
  say: (line: string) => void,
): void {
  const lines = summary(environment);
  if (lines.length > 0) say(`\n  Configuration:\n${lines.map((line) => `    ${line}`).join('\n')}`);
  const warnings = [...refusedPorts(environment), ...unknownVariables(variables)];
  if (warnings.length > 0) say(`\n  Please check:\n${warnings.map((line) => `    ${line}`).join('\n')}`);
}

/** Returns a line for each variable that differs from its default. */
export function summary(environment: Environment): string[] {
  const defaults: Record<string, unknown> = readConfig({});
  return Object.entries(environment)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(defaults[name]))
    .map(([name, value]) => `${name.padEnd(28)} ${shown(name, value)}`);
}

function shown(name: string, value: unknown): string {
  if (databaseVariables.includes(name)) return databaseOf(String(value));
  if (secretVariables.includes(name)) return 'set';
  return withoutCredentials(String(value));
}

/** Returns the database's address with the user, but without password and query parameters. */
function databaseOf(url: string): string {
  if (!URL.canParse(url)) return 'a socket of this machine';
  const { protocol, username, host, pathname } = new URL(url);
  return `${protocol}//${username && `${username}@`}${host}${pathname}`;
}

function withoutCredentials(text: string): string {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return text;
  const url = new URL(text);
  return url.username || url.password ? `${url.protocol}//…@${url.host}${url.pathname}` : text;
}

function unknownVariables(variables: Variables): string[] {
  const known = variableNames;
  const given = Object.keys(variables).filter((name) => !known.includes(name.replace(/_FILE$/, '')));
  return suggestNames(given, known).map(
    ([name, meant]) => `${name} is not a variable of Daftar. Did you mean ${meant}?`,
  );
}
