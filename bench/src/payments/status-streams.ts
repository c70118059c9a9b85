import { Agent, type IncomingMessage, request } from 'node:http';

/** Returns the session's status in an event's text; undefined for other lines, such as heartbeats. */
export const statusIn = (event: string): string | undefined => /"status":"(\w+)"/.exec(event)?.[1];

/** Open pages that follow a session each, by server-sent events. */
export class StatusStreams {
  readonly #agent = new Agent({ keepAlive: false });
  readonly #status: (string | undefined)[] = [];
  #open = 0;

  /** Opens a stream for each session; resolves when all have received the session's state. */
  static async open(origin: string, sessions: readonly string[]): Promise<StatusStreams> {
    const streams = new StatusStreams();
    for (const [number, session] of sessions.entries())
      await streams.#follow(`${origin}/checkout/sessions/${session}/events`, number);
    return streams;
  }

  /** Number of streams that are still open. */
  get alive(): number {
    return this.#open;
  }

  /** Number of streams whose last event has this status. */
  told(status: string): number {
    return this.#status.filter((one) => one === status).length;
  }

  close(): void {
    this.#agent.destroy();
  }

  #follow(url: string, number: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const headers = { accept: 'text/event-stream' };
      const call = request(url, { agent: this.#agent, headers }, (response) => {
        if (response.statusCode !== 200) return reject(new Error(`A stream answered ${response.statusCode}`));
        this.#open += 1;
        this.#listen(response, number, resolve);
      });
      call.on('error', reject);
      call.end();
    });
  }

  #listen(response: IncomingMessage, number: number, isOpen: () => void): void {
    response.setEncoding('utf8');
    response.on('data', (event: string) => {
      const status = statusIn(event);
      if (status === undefined) return;
      this.#status[number] = status;
      isOpen();
    });
    response.on('close', () => {
      this.#open -= 1;
    });
    // The benchmark has closed the stream.
    response.on('error', () => {});
  }
}
