import { type Command, type DisplayOptions, type Hello, type Init, PROTOCOL } from '../../protocol.ts';
import type { Shop, ShopCommand } from './shop.ts';

/** Greets the parent window and resolves when it sends a port. Accepts the port only from the parent and with the id of the frame's address. */
export function connectToShop(view: Window, id: string): Promise<Shop> {
  return new Promise((resolve) => {
    const receive = ({ data, source, ports }: MessageEvent<Init | undefined>) => {
      const [port] = ports;
      if (source !== view.parent || data?.daftar !== PROTOCOL || data.type !== 'init') return;
      if (data.id !== id || !port) return;
      view.removeEventListener('message', receive as EventListener);
      resolve(shopOnPort(port, data));
    };
    view.addEventListener('message', receive as EventListener);
    view.parent.postMessage({ daftar: PROTOCOL, type: 'hello', id } satisfies Hello, '*');
  });
}

function shopOnPort(port: MessagePort, init: Init): Shop {
  const verdicts = new Map<number, (allowed: boolean) => void>();
  const commands = new Set<(command: ShopCommand) => void>();
  const updates = new Set<(options: DisplayOptions) => void>();
  const early: ShopCommand[] = [];
  let seq = 0;

  port.onmessage = ({ data }: MessageEvent<Command>) => {
    if (data.type === 'verdict') {
      verdicts.get(data.seq)?.(!data.prevented);
      verdicts.delete(data.seq);
    } else if (data.type === 'update') {
      for (const listener of updates) listener(data.options);
    } else if (commands.size === 0) {
      early.push(data.type);
    } else {
      for (const listener of commands) listener(data.type);
    }
  };

  return {
    embedded: true,
    mode: init.mode,
    options: init.options,
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
