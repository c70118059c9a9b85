import {
  neededColumns,
  plainHeaders,
  plainKinds,
  type SettlementKind,
  type SettlementShape,
  settlementColumns,
} from '@daftar/domain';
import type { Answer } from '../../contract/operation-types.ts';
import type { Gateway } from '../../gateway.ts';
import { providerDefinitions } from '../../providers/registry.ts';
import { present } from '../../records/present.ts';

/** Returns the format of each configured payment provider's settlement files. */
export function shapesOf({ providerFor }: Pick<Gateway, 'providerFor'>): Answer<'listSettlementShapes'> {
  return {
    data: providerDefinitions.flatMap(({ name }) => {
      const shape = providerFor(name)?.settlementFile;
      return shape ? [shapeWire(name, shape)] : [];
    }),
  };
}

function shapeWire(name: string, shape: SettlementShape): Answer<'listSettlementShapes'>['data'][number] {
  const { headers, kinds, isMinor, currency } = shape;
  const needed = neededColumns(shape);
  const words = (kind: SettlementKind) => [...plainKinds[kind], ...kinds[kind]];
  return {
    provider: name.toLowerCase(),
    name,
    columns: settlementColumns.map((column) => ({
      column,
      names: [...plainHeaders[column], ...(headers[column] ?? [])],
      required: needed.includes(column),
    })),
    payment: words('payment'),
    refund: words('refund'),
    ...present('currency', currency),
    ...present('minorAmount', isMinor ? headers.amount?.[0] : undefined),
  };
}
