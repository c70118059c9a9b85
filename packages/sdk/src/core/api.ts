import type { Method, OperationAt, PathOf, ResultOf, RowOf } from '../contract.ts';
import type { Call } from './call.ts';
import type { Download } from './files.ts';
import type { OperationInput } from './operation-input.ts';
import type { CallOptions, EditOptions, UploadOptions } from './options.ts';
import type { Page, PageCall } from './page.ts';
import type { LastEvent } from './watch.ts';

type Input<M extends Method, Path extends PathOf<M>> = OperationInput<OperationAt<M, Path>>;
type Answer<M extends Method, Path extends PathOf<M>> = ResultOf<OperationAt<M, Path>>;
type PageOf<Answer> = Answer & Page<RowOf<Answer>>;

/** The calls that the generated resources make. Method, path, arguments and result are checked against the contract. */
export interface Api {
  /** Calls an operation that responds with JSON or without a body. */
  call<M extends Method, Path extends PathOf<M>>(
    method: M,
    path: Path,
    input: Input<M, Path>,
    options?: EditOptions,
  ): Call<Answer<M, Path>>;

  /** Calls an operation that responds with pages. */
  list<M extends Method, Path extends PathOf<M>>(
    method: M,
    path: Path,
    input: Input<M, Path>,
    options?: CallOptions,
  ): PageCall<RowOf<Answer<M, Path>>, PageOf<Answer<M, Path>>>;

  /** Calls an operation that takes a multipart form. A single attempt may take as long as the whole call. */
  upload<M extends Method, Path extends PathOf<M>>(
    method: M,
    path: Path,
    input: Input<M, Path>,
    options?: UploadOptions,
  ): Call<Answer<M, Path>>;

  /** Calls an operation that responds with a file. */
  download<M extends Method, Path extends PathOf<M>>(
    method: M,
    path: Path,
    input: Input<M, Path>,
    options?: CallOptions,
  ): Call<Download>;

  /** Calls an operation that responds with server-sent events, until the last event. */
  watch<M extends Method, Path extends PathOf<M>, T>(
    method: M,
    path: Path,
    input: Input<M, Path>,
    last: LastEvent<NoInfer<T>>,
    options?: CallOptions,
  ): AsyncGenerator<T, void>;
}
