import { type ContractOperation, contractOperations, resolved } from '@daftar/openapi/checking';
import type { Case } from './case.ts';
import { derivedCase } from './derived-case.ts';

/** The id that an operation shows for the record it makes. */
function madeId({ method, responses, 'x-effect': effect }: ContractOperation): string | undefined {
  if (method !== 'POST' || effect === 'read' || !responses['200']) return undefined;
  const example = resolved(responses['200']).content?.['application/json']?.example;
  return (example as { _id?: string } | undefined)?._id;
}

/** How many records must be made, one for the other, before an operation has what its body names. */
function depth(operation: ContractOperation): number {
  const body = JSON.stringify(operation.requestBody ?? {});
  const makers = contractOperations.filter((other) => {
    const id = madeId(other);
    return other !== operation && id !== undefined && body.includes(id);
  });
  return Math.max(0, ...makers.map((maker) => depth(maker) + 1));
}

/** Records are made, read, changed and deleted, in this order; then the session ends. */
function phase({ method, operationId, 'x-effect': effect }: ContractOperation): number {
  if (operationId === 'logout') return 4;
  if (method === 'DELETE') return 3;
  if (effect === 'read') return 1;
  return method === 'POST' ? 0 : 2;
}

/** Cases for all operations without a written one, in an order in which each finds its record. */
export const derivedCases = (isWritten: ReadonlySet<string>): Case[] =>
  contractOperations
    .filter(({ operationId }) => !isWritten.has(operationId))
    .map((operation) => ({ operation, place: [phase(operation), depth(operation)] as const }))
    .sort(({ place: [phaseA, depthA] }, { place: [phaseB, depthB] }) => phaseA - phaseB || depthA - depthB)
    .map(({ operation }) => derivedCase(operation));
