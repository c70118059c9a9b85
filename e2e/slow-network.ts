import { Server } from 'node:http';

/** Delays every request to the servers of this process by up to 400 ms at random, so that responses arrive late and in another order. */
export function slowNetwork(): void {
  const { emit } = Server.prototype;
  Server.prototype.emit = function (this: Server, event: string, ...values: unknown[]) {
    if (event !== 'request') return Reflect.apply(emit, this, [event, ...values]);
    setTimeout(() => Reflect.apply(emit, this, [event, ...values]), Math.random() * 400);
    return true;
  } as typeof emit;
}
