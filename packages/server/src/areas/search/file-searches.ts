import { condition } from '../../lists/condition.ts';
import type { Search } from './search.ts';

/** Only the platform owner's users find uploaded files: no operation lets other users read them. */
const ownerOnly = () => condition`false`;

/** Searches of uploaded files. The separators in a file name are replaced as in the index. */
export const fileSearches: Search[] = [
  {
    kind: 'approvalFile',
    readBy: 'listApprovalFiles',
    select: `select id, original_name as title, created_by as subtitle, null::text as country, created_at as at
      from approval_files`,
    order: 'created_at desc',
    matches: ({ words }) =>
      condition`to_tsvector('simple', translate(fold_text(original_name), '._-', '   ')) @@ to_tsquery('simple', ${words})`,
    scope: ownerOnly,
  },
  {
    kind: 'settlementFile',
    readBy: 'getSettlementFile',
    select: `select id, original_name as title, provider as subtitle, null::text as country, created_at as at
      from settlement_files`,
    order: 'created_at desc',
    matches: ({ words, text }) =>
      condition`(to_tsvector('simple', translate(fold_text(original_name), '._-', '   ')) @@ to_tsquery('simple', ${words}) or id = ${text})`,
    scope: ownerOnly,
  },
];
