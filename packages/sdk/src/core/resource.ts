import type { Api } from './api.ts';

/** Base of the generated resources, such as `daftar.merchants`. */
export class Resource {
  declare protected readonly api: Api;

  constructor(api: Api) {
    this.api = api;
  }
}
