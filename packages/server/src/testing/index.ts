export { sandboxCredentials } from '../config/provider-config.ts';
export { notServed } from '../contract/not-served.ts';
export { freePorts } from './free-ports.ts';
export { startTestGateway, type TestGateway, type TestGatewayOptions } from './start-test-gateway.ts';
export { type TestDatabase, testDatabase } from './test-database.ts';
