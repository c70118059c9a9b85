import { expect, test } from 'vitest';
import { integrityOf } from './integrity-of.ts';
import { purposeOf, withIntegrity } from './script-inventory.ts';

test('adds the hash of each script, preload and style to the page, and to nothing else', () => {
  const page =
    '<script type="module" crossorigin src="/assets/a.js"></script><link rel="modulepreload" href="/assets/b.js"><link rel="icon" href="data:,">';
  const hashes = new Map([
    ['/assets/a.js', 'sha384-A'],
    ['/assets/b.js', 'sha384-B'],
  ]);
  expect(withIntegrity(page, hashes)).toBe(
    '<script type="module" crossorigin src="/assets/a.js" integrity="sha384-A"></script><link rel="modulepreload" href="/assets/b.js" integrity="sha384-B"><link rel="icon" href="data:,">',
  );
});

test('gives each kind of file its own purpose', () => {
  const reasons = [
    purposeOf('assets/index-1.js', '/src/frame/main.tsx', true),
    purposeOf('assets/ar-1.js', '/src/frame/i18n/ar.ts', false),
    purposeOf('assets/card-1.js', '/src/frame/methods/card/card.tsx', false),
    purposeOf('assets/index-1.css', undefined, false),
    purposeOf('assets/other-1.js', '/src/frame/parts/qr.ts', false),
  ];
  expect(new Set(reasons).size).toBe(reasons.length);
});

test('hashes as browsers do', () => {
  expect(integrityOf('')).toBe('sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb');
});
