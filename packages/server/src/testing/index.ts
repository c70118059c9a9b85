export { notServed } from '../contract/not-served.ts';
export { sandboxCredentials } from '../product/provider-config.ts';
export { fillDemo } from './fill-demo.ts';
export { freePorts } from './free-ports.ts';
export { startTestGateway, type TestGateway, type TestGatewayOptions } from './start-test-gateway.ts';
export { type TestDatabase, testDatabase } from './test-database.ts';
