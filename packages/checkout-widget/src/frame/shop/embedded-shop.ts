import { type Command, type DisplayOptions, type Hello, type Init, PROTOCOL } from '../../protocol.ts';
import { readOptions } from './read-options.ts';
import type { Shop, ShopCommand } from './shop.ts';

/** Maximum number of commands that wait for the form. A shop's page that sends more is defective or hostile. */
const MOST_EARLY = 8;

/**
 * Sends 'hello' to the parent window and resolves when the parent sends a port. Accepts the port only from the parent, from
 * an origin in `origins`, and with the id of the frame's address. Without `origins` (a page that no gateway served) any
 * origin may embed the frame.
 */
export function connectToShop(view: Window, id: string, origins?: readonly string[]): Promise<Shop> {
  return new Promise((resolve) => {
    const receive = ({ data, source, origin, ports }: MessageEvent<Init | undefined>) => {
      const [port] = ports;
      if (source !== view.parent || data?.daftar !== PROTOCOL || data.type !== 'init') return;
      if (data.id !== id || !port || (origins && !origins.includes(origin))) return;
      view.removeEventListener('message', receive as EventListener);
      resolve(shopOnPort(port, data));
    };
    view.addEventListener('message', receive as EventListener);
    const hello: Hello = { daftar: PROTOCOL, type: 'hello', id };
    for (const origin of origins ?? ['*']) view.parent.postMessage(hello, origin);
  });
}

const isShopCommand = (type: unknown): type is ShopCommand =>
  type === 'submit' || type === 'refresh' || type === 'focus' || type === 'close';

function shopOnPort(port: MessagePort, init: Init): Shop {
  const verdicts = new Map<number, (allowed: boolean) => void>();
  const commands = new Set<(command: ShopCommand) => void>();
  const updates = new Set<(options: DisplayOptions) => void>();
  const early: ShopCommand[] = [];
  let seq = 0;

  port.onmessage = ({ data }: MessageEvent<Command | undefined>) => {
    if (data?.type === 'verdict') {
      verdicts.get(data.seq)?.(data.prevented !== true);
      verdicts.delete(data.seq);
    } else if (data?.type === 'update') {
      const options = readOptions(data.options);
      for (const listener of updates) listener(options);
    } else if (!isShopCommand(data?.type)) {
      return;
    } else if (commands.size > 0) {
      for (const listener of commands) listener(data.type);
    } else if (early.length < MOST_EARLY) {
      early.push(data.type);
    }
  };

  return {
    embedded: true,
    mode: init.mode === 'overlay' ? 'overlay' : 'inline',
    options: readOptions(init.options),
    emit: (name, detail) => port.postMessage({ type: 'event', name, detail }),
    ask: (name, detail) =>
      new Promise((resolve) => {
        seq += 1;
        verdicts.set(seq, resolve);
        port.postMessage({ type: 'event', name, detail, seq });
      }),
    onCommand: (listener) => {
      commands.add(listener);
      for (const command of early.splice(0)) listener(command);
      return () => commands.delete(listener);
    },
    onUpdate: (listener) => {
      updates.add(listener);
      return () => updates.delete(listener);
    },
  };
}
