/** One event of a server-sent stream, with its fields as the server sends them. */
export interface StreamEvent {
  data?: string;
  id?: string;
  /** Milliseconds to wait before reconnecting. */
  retry?: string;
}

/**
 * Reads a stream of server-sent events; calls `onChunk` for every chunk, also for heartbeats.
 *
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html#parsing-an-event-stream
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onChunk: () => void,
): AsyncGenerator<StreamEvent, void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  let event: Record<string, string> = {};
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onChunk();
      // A CR at the end may be the first half of a CRLF, so it remains in the buffer until the next chunk.
      const lines = (rest + value).split(/\r\n|\n|\r(?!$)/);
      rest = `${lines.pop()}`;
      for (const line of lines) {
        const [field = '', text = ''] = line.split(/: ?(.*)/);
        if (line) event[field] = field === 'data' && field in event ? `${event[field]}\n${text}` : text;
        else {
          yield event;
          event = {};
        }
      }
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}
