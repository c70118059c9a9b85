/** The first message of each field. */
export type Errors<Field extends string> = Partial<Record<Field, string>>;

interface Schema<Output> {
  '~standard': {
    validate: (value: unknown) => Result<Output> | Promise<Result<Output>>;
  };
}

interface Issue {
  message: string;
  path?: readonly unknown[] | undefined;
}

type Result<Output> = { value: Output; issues?: undefined } | { issues: readonly Issue[] };

/** Validates a form with a schema of the domain, which must be synchronous. */
export function readForm<Output, Field extends string>(
  schema: Schema<Output>,
  form: Record<string, unknown>,
  fieldOf: (name: string) => Field | undefined,
): { value: Output } | { errors: Errors<Field> } {
  const result = schema['~standard'].validate(form);
  if (result instanceof Promise) throw new TypeError('The schema must validate synchronously');
  if (!result.issues) return { value: result.value };
  const errors: Errors<Field> = {};
  for (const { message, path } of result.issues) {
    const field = fieldOf(nameOf(path?.[0]));
    if (field) errors[field] ??= message;
  }
  return { errors };
}

function nameOf(segment: unknown): string {
  const key = typeof segment === 'object' && segment !== null && 'key' in segment ? segment.key : segment;
  return typeof key === 'string' ? key : '';
}
