import { paymentMethods } from '@daftar/domain';
import { expect, test } from 'vitest';
import { aService, aSession } from '../testing/samples.ts';
import { methodFiles } from './method-files.ts';
import { offeredMethods } from './methods.ts';

test.each(Object.entries(methodFiles))('%s: names the file that each method loads', (provider, files) => {
  const session = aSession({ paymentMethods: [...paymentMethods] });
  const methods = offeredMethods(session, aService({ serviceProvider: provider }));
  expect(Object.keys(files).sort()).toEqual(methods.map(({ name }) => name).sort());
  for (const { name, load } of methods) {
    const [folder = '', file = ''] = (files[name] ?? '').split('/');
    expect(String(load), `${folder}/${file}`).toContain(file);
  }
});
