export {
  type ContractOperation,
  type ContractParameter,
  contract,
  contractOperations,
  resolved,
  type Schema,
  type Shown,
} from './document.ts';
export { schemaFaults } from './schema-faults.ts';
