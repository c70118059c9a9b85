export { composeEndpointOff } from './endpoint-mail.ts';
