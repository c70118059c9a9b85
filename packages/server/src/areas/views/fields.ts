import { hasCardNumber } from '@daftar/domain';
import type { Selectable } from 'kysely';
import type { UserCaller } from '../../access/caller.ts';
import { invalid, invalidFields, typedTextDetail } from '../../basics/problems.ts';
import type { Answer, Body } from '../../contract/operation-types.ts';
import type { SavedViewTable } from '../../db/tables-tools.ts';
import { createdDate, nameColumns } from '../../records/account-fields.ts';
import { columnMap } from '../../records/column-map.ts';

export type SavedViewRow = Selectable<SavedViewTable>;

/** The fields of a view; an edit sends only those that change. */
type ViewForm = Partial<Body<'addSavedView'>>;

/**
 * Returns a view's filters (`name=value` pairs joined by `&`). Throws 400 for text that looks like an address with a host, or
 * has a fragment, or for a filter with a card number.
 */
function filtersOf(query: string): string {
  const text = query.trim().replace(/^\?/, '');
  if (/[\p{Cc}#\s]/u.test(text) || /^[^=&]*:/.test(text)) throw invalid('view.query', {}, 'query');
  const values = [...new URLSearchParams(text).values()];
  if (values.some(hasCardNumber)) throw invalidFields([typedTextDetail('cardNumber', 'query')]);
  return text;
}

function namedColumns(name: string) {
  if (name.trim() === '') throw invalid('view.name', {}, 'name');
  return nameColumns({ name });
}

export const viewFields = columnMap<
  Answer<'addSavedView'>,
  SavedViewRow,
  ViewForm,
  Pick<SavedViewRow, 'name' | 'name_key' | 'list' | 'query' | 'role_id'>,
  Pick<UserCaller, 'userId'>
>('saved_views', {
  _id: { column: 'id' },
  name: { column: 'name', write: ({ name }) => (name === undefined ? {} : namedColumns(name)) },
  list: { column: 'list', write: 'kept' },
  query: { column: 'query', write: ({ query }) => (query === undefined ? {} : { query: filtersOf(query) }) },
  roleId: { column: 'role_id', read: (id) => id, write: 'kept' },
  own: { column: 'user_id', read: (owner, _row, { userId }) => owner === userId },
  createdDate,
});
