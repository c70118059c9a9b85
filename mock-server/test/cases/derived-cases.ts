import { type ContractOperation, contractOperations, resolved } from '@daftar/openapi/checking';
import type { Case } from './case.ts';
import { derivedCase } from './derived-case.ts';

/** Returns the example id of the record that an operation creates. */
function madeId({ method, responses, 'x-effect': effect }: ContractOperation): string | undefined {
  if (method !== 'POST' || effect === 'read' || !responses['200']) return undefined;
  const example = resolved(responses['200']).content?.['application/json']?.example;
  return (example as { _id?: string } | undefined)?._id;
}

/** Returns the length of the longest chain of records that must exist before the operation's body is valid. */
function depth(operation: ContractOperation): number {
  const body = JSON.stringify(operation.requestBody ?? {});
  const makers = contractOperations.filter((other) => {
    const id = madeId(other);
    return other !== operation && id !== undefined && body.includes(id);
  });
  return Math.max(0, ...makers.map((maker) => depth(maker) + 1));
}

/** Returns the operation's phase: creates, reads, changes, deletes, then the logout. */
function phase({ method, operationId, 'x-effect': effect }: ContractOperation): number {
  if (operationId === 'logout') return 4;
  if (method === 'DELETE') return 3;
  if (effect === 'read') return 1;
  return method === 'POST' ? 0 : 2;
}

/** Returns cases for all operations without a written one, ordered so that each finds its record. */
export const derivedCases = (isWritten: ReadonlySet<string>): Case[] =>
  contractOperations
    .filter(({ operationId }) => !isWritten.has(operationId))
    .map((operation) => ({ operation, place: [phase(operation), depth(operation)] as const }))
    .sort(({ place: [phaseA, depthA] }, { place: [phaseB, depthB] }) => phaseA - phaseB || depthA - depthB)
    .map(({ operation }) => derivedCase(operation));
