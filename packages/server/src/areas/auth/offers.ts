export { GuessThrottle } from './throttle.ts';
