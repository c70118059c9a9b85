export { sandboxCredentials } from '../providers/registry.ts';
export { freePorts } from './free-ports.ts';
export { startTestGateway, type TestGateway, type TestGatewayOptions } from './start-test-gateway.ts';
export { type TestDatabase, testDatabase } from './test-database.ts';
