import type { Api } from './api.ts';

/** A part of the client: the operations of one tag. */
export class Resource {
  declare protected readonly api: Api;

  constructor(api: Api) {
    this.api = api;
  }
}
