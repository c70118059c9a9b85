import { contractOperations, resolved } from '@daftar/openapi/checking';
import { createDaftar, type Daftar } from '@daftar/sdk';
import { checkingFetch, type Exchange } from './exchange.ts';
import { RealIds } from './real-ids.ts';
import { listenedTo } from './sdk-methods.ts';
import type { Target } from './target.ts';

/** Stores the target's ids, from a response and the contract's example of it. */
function learn(ids: RealIds, { operationId, status, answer }: Exchange): void {
  const operation = contractOperations.find((one) => one.operationId === operationId);
  const node = operation?.responses[status];
  if (!operation || !node) return;
  const example = resolved(node).content?.['application/json']?.example;
  ids.learn(example, answer, operation.method === 'POST' && operation['x-effect'] !== 'read');
}

/** State that the cases share: a client for each kind of caller, and values that earlier cases stored. */
export class Stage {
  readonly target: Target;
  readonly customer: Daftar;
  readonly owner: Daftar;
  exchanges: Exchange[] = [];
  calls: string[] = [];
  /** Maps the ids in the contract's examples to the target's ids. */
  readonly ids = new RealIds();
  readonly #kept = new Map<string, string>();

  constructor(target: Target) {
    this.target = target;
    this.keep('password', target.owner.password);
    this.customer = this.#client({ baseUrl: target.checkoutUrl });
    this.owner = this.#client({ baseUrl: target.backofficeUrl, token: () => this.#kept.get('token') });
  }

  /** The client of the merchant's server, with the secret key from the response of a rotation. */
  get merchant(): Daftar {
    return this.#client({ baseUrl: this.target.backofficeUrl, secretKey: this.kept('secret') });
  }

  keep(name: string, value: string): void {
    this.#kept.set(name, value);
  }

  kept(name: string): string {
    const value = this.#kept.get(name);
    if (value === undefined) throw new Error(`No case before this one kept ${name}`);
    return value;
  }

  async signIn(): Promise<void> {
    const { userName } = this.target.owner;
    this.keep('token', await this.owner.auth.login({ userName, password: this.kept('password') }));
  }

  /** Clears the recorded exchanges before the next case. */
  clear(): void {
    this.exchanges = [];
    this.calls = [];
  }

  #client(options: Parameters<typeof createDaftar>[0]): Daftar {
    const fetch = checkingFetch((exchange) => {
      this.exchanges.push(exchange);
      learn(this.ids, exchange);
    });
    return listenedTo(createDaftar({ ...options, fetch }), (method) => this.calls.push(method));
  }
}
