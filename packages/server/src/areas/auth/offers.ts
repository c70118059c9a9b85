// What other areas and rooms may import of this area (see ../../README.md).
export { GuessThrottle } from './throttle.ts';
