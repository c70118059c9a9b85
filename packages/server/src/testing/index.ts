export { freePorts } from './free-ports.ts';
export { startTestGateway, type TestGateway, type TestGatewayOptions } from './start-test-gateway.ts';
export { sandboxCredentials } from '../product/provider-config.ts';
