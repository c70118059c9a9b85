import { misspelt } from './misspelt.ts';
import { type Environment, readConfig, secretVariables, variableNames } from './read-config.ts';
import { refusedPorts } from './refused-ports.ts';

type Variables = Record<string, string | undefined>;

/** Shows what differs from the defaults, secrets by name alone, and warns of what will not work as it was meant. */
export function printConfiguration(
  environment: Environment,
  variables: Variables,
  say: (line: string) => void,
): void {
  const lines = summary(environment);
  if (lines.length > 0) say(`\n  Configuration:\n${lines.map((line) => `    ${line}`).join('\n')}`);
  const warnings = [...refusedPorts(environment), ...unknownVariables(variables)];
  if (warnings.length > 0)
    say(`\n  Please look at this:\n${warnings.map((line) => `    ${line}`).join('\n')}`);
}

/** A line for each variable that is not as by default. */
export function summary(environment: Environment): string[] {
  const defaults: Record<string, unknown> = readConfig({});
  return Object.entries(environment)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(defaults[name]))
    .map(([name, value]) => `${name.padEnd(28)} ${shown(name, value)}`);
}

function shown(name: string, value: unknown): string {
  if (name === 'DATABASE_URL') return databaseOf(String(value));
  if (secretVariables.includes(name)) return 'set';
  return withoutCredentials(String(value));
}

/** Where the database is and who asks; neither the password nor what an address carries besides. */
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
  return misspelt(given, known).map(
    ([name, meant]) => `${name} is no variable of Daftar: is ${meant} meant?`,
  );
}
