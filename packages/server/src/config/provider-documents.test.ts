import { readFileSync } from 'node:fs';
import { type ProviderManifest, paymentProviders } from '@daftar/domain';
import { expect, test } from 'vitest';
import { contract } from '../contract/document.ts';
import { providerDefinitions } from '../providers/registry.ts';

const file = (name: string) => readFileSync(new URL(`../../../../${name}`, import.meta.url), 'utf8');
/** A text without its line breaks. */
const flat = (name: string) => file(name).replaceAll(/\s+/g, ' ');

const manifests = Object.values<ProviderManifest>(paymentProviders);
const keys = manifests.map(({ key }) => key);

/** Returns 'a, b or c'. */
const choice = (words: readonly string[]) => words.join(', ').replace(/, ([^,]*)$/, ' or $1');

test('the contract names every payment provider', () => {
  const { parameters } = contract.components;
  expect(parameters).toMatchObject({ CheckoutProvider: { schema: { enum: keys } } });
  expect(JSON.stringify(contract)).toContain(`in lower case: ${choice(keys)}.`);
});

test.each(['docs/guides/going-live.md', 'docs/guides/testing-payments.md'])(
  '%s lists the names of carriers that select a payment provider',
  (name) => {
    expect(flat(name)).toContain(choice(manifests.map(({ carrier }) => `\`${carrier}\``)));
  },
);

test.each(providerDefinitions)(
  'the guides list the variables of $name and which are secrets',
  ({ variables, secrets }) => {
    const row = Object.entries(variables).map(
      ([setting, variable]) => `\`${variable}\`${secrets.includes(setting) ? ' 🔑' : ''}`,
    );
    expect(file('docs/guides/running.md')).toContain(`| ${row.join(', ')} | the sandbox |`);
    const live = file('docs/guides/going-live.md');
    expect(Object.values(variables).filter((variable) => !live.includes(`\`${variable}\``))).toEqual([]);
  },
);

test.each(manifests)(
  'the guide tells the address of $title’s notices, or that none is registered',
  ({ key }) => {
    const live = file('docs/guides/going-live.md');
    const variable =
      providerDefinitions.find((definition) => definition.key === key)?.variables.baseUrl ?? '';
    const section = live.split('\n## ').find((part) => part.includes(`\`${variable}\``)) ?? '';
    expect(section).toMatch(
      new RegExp(`/callbacks/${key}|not have to register any address|notices are not signed`),
    );
  },
);
