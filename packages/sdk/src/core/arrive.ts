import type { Arrival } from './call.ts';
import { errorFrom } from './error-from.ts';
import { errorsOf, ServerError } from './errors.ts';
import type { DaftarOptions } from './options.ts';
import { type Asked, type Form, requestOf } from './request.ts';
import type { Send, Trip } from './transport.ts';

/** What is unusual about a call. */
export interface Way extends Trip {
  /** Takes the value from a good answer and leaves its body alone: whoever reads that closes the trip's guard. */
  read?: (response: Response) => unknown;
  /** Goes instead of JSON. */
  form?: Form;
}

/** Makes a call and judges its answer. */
export type Arrive = <T>(asked: Asked, way?: Way) => Promise<Arrival<T>>;

/** Of an answer that counts as good, an unreadable body is the server's error; of a bad one it is all there is. */
function parsed(text: string, response: Response): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    if (response.ok) throw new ServerError(response, '');
    return text;
  }
}

/** Builds the way from an operation to its data or error. */
export function createArrive(send: Send, options: DaftarOptions): Arrive {
  return async <T>(asked: Asked, way: Way = {}) => {
    const [method, , own, , , repeat] = asked;
    const safe = repeat ? repeat !== 'once' : method !== 'POST';
    const trip = Object.assign(way, own, { safe }, requestOf(options, asked, way.form));
    let open: unknown;
    try {
      const response = await send(trip.request, trip);
      open = response.ok && way.read;
      if (open) return { data: way.read?.(response) as T, response };
      const text = await response.text().catch((error) => {
        throw trip.guard?.explain(error) ?? error;
      });
      const data = parsed(text, response);
      if (!response.ok || errorsOf(data)[0]) throw errorFrom(response, data);
      return { data: data as T, response };
    } finally {
      if (!open) trip.guard?.close();
    }
  };
}
