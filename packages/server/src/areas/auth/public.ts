// The only file of this area that other folders may import (see ../../README.md).
export { GuessThrottle } from './throttle.ts';
