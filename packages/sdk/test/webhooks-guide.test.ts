import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

interface Contract {
  components: { schemas: Record<string, { enum?: string[] }> };
}

const read = (path: string) => readFile(new URL(path, import.meta.url), 'utf8');

test('the guide of webhooks has every event of the contract, and no other', async () => {
  const contract: Contract = JSON.parse(await read('../../../openapi/generated/openapi.json'));
  const guide = await read('../../../docs/guides/webhooks.md');
  const rows = guide.split('\n').filter((line) => line.startsWith('| `'));
  const listed = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([\w.]+)`/g)].map(([, name]) => name),
  );
  expect(listed.toSorted()).toEqual((contract.components.schemas.WebhookEventType?.enum ?? []).toSorted());
});
