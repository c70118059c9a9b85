import type { Choice } from '@daftar/sdk';
import type { RecordedRequest } from '@daftar/sdk/testing';
import { fireEvent, screen } from '@testing-library/react';
import { control } from './form-page.ts';

type Records = Partial<
  Record<'merchant' | 'carrier' | 'account' | 'service' | 'user' | 'role', readonly Choice[]>
>;

/** Answers `GET /lookups/choices` from the given records, as the server does. */
export const fakeChoices = (records: Records) => ({
  'GET /lookups/choices': ({ query }: RecordedRequest) => {
    const { kind = '', q = '', country, userTypeId } = query;
    const data = (records[kind as keyof Records] ?? []).filter(
      (one) =>
        one.name.toLowerCase().includes(q.toLowerCase()) &&
        (country === undefined || one.country === country) &&
        (userTypeId === undefined || one.userTypeId === userTypeId),
    );
    return { data };
  },
});

/** Chooses a record in a picker of the form: types its name and clicks the option. */
export async function choose(field: string, name: string): Promise<void> {
  await chooseIn((await control(field)) as HTMLInputElement, name);
}

export async function chooseIn(input: HTMLInputElement, name: string): Promise<void> {
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: name } });
  fireEvent.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }));
}
