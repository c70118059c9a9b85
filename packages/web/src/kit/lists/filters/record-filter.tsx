import { ChevronDown } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { ChoiceFilter, ChoiceKind, FindChoices } from '../../forms/pickers/choice-queries.ts';
import { useChoiceName } from '../../forms/pickers/use-choice-names.ts';
import { Popover } from '../../ui/overlays/popover.tsx';
import { without } from '../state/filter-names.ts';
import type { FilterName, RoutePath } from '../state/route-search.ts';
import type { FilterProps } from '../state/split-filters.ts';
import { useListState } from '../state/use-list-state.ts';
import { type Decides, FilterChip } from './filters.tsx';

/** Loaded on first use, because a list is usable without it. */
const RecordPicker = lazy(async () => ({
  default: (await import('../../forms/pickers/record-picker.tsx')).RecordPicker,
}));

type Props<Name extends string> = FilterProps<Name> &
  Decides<Name> & {
    readonly kind: ChoiceKind;
    readonly filter?: ChoiceFilter | undefined;
    /** Finds choices whose name is the filter's value; without it, the value is the id of a record. */
    readonly find?: FindChoices | undefined;
  };

/** A filter for one record, which the user finds by typing, in the list at `Path`. */
export function RecordFilter<Path extends RoutePath = never>({
  kind,
  filter,
  find,
  ...props
}: Props<FilterName<Path>>) {
  const { t } = useTexts();
  const { search, change } = useListState();
  const { name, label, decides = [] }: FilterProps & Decides = props;
  const value = typeof search[name] === 'string' ? search[name] : '';
  const found = useChoiceName(kind, find ? '' : value);
  const chosen = find ? value : found;
  return (
    <FilterChip {...props} set={value !== ''}>
      <Popover
        label={t(label)}
        className="chip-button"
        iconOnly={false}
        trigger={
          <>
            <span>{t(label)}</span> <span dir="auto">{value === '' ? t('All') : chosen}</span>
            <ChevronDown size={14} aria-hidden />
          </>
        }
      >
        {(close) => (
          <Suspense>
            <RecordPicker
              {...{ kind, filter, find, value, close }}
              by={find ? 'name' : 'id'}
              change={(next) => change({ ...without(decides), [name]: next || undefined })}
              size="xs"
              input={{ 'aria-label': t(label), autoFocus: true }}
            />
          </Suspense>
        )}
      </Popover>
    </FilterChip>
  );
}
