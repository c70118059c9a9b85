import { Button } from '@chakra-ui/react/button';
import { Text } from '@chakra-ui/react/text';
import type { SavedView } from '@daftar/sdk';
import { useQuery } from '@tanstack/react-query';
import { Bookmark, Plus } from 'lucide-react';
import { type Ref, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useChange } from '../../records/resource-queries.ts';
import { showFailure } from '../../records/show-failure.ts';
import { dialogs } from '../../ui/overlays/dialogs.ts';
import { Popover } from '../../ui/overlays/popover.tsx';
import { PanelTitle } from '../../ui/page/panel-title.tsx';
import { defaultView, storeDefaultView } from '../state/default-view.ts';
import { savedViews, savedViewsQuery } from '../state/saved-views.ts';
import type { ListState } from '../state/use-list-state.ts';
import { viewQueryOf, viewSearchOf } from '../state/view-query.ts';
import { ViewForm } from './view-form.tsx';
import { ViewRow } from './view-row.tsx';

type Props = ListState & { list: string };

function useViewChanges(list: string, search: ListState['search']) {
  const add = useChange('saved-views', savedViews.add);
  const rename = useChange('saved-views', ({ id, name }: { id: string; name: string }) =>
    savedViews.rename(id, name),
  );
  const remove = useChange('saved-views', savedViews.remove);
  return {
    add: (name: string, roleId: string | undefined) =>
      add.mutateAsync({ name, list, query: viewQueryOf(search, new Date()), ...(roleId && { roleId }) }),
    rename: (id: string, name: string) => rename.mutateAsync({ id, name }),
    remove: async ({ _id, name }: SavedView) => {
      const sure = await dialogs.confirm({
        title: 'Are you sure?',
        text: { name },
        detail: 'Changes will not be revert back.',
        action: 'Yes, delete it!',
        tone: 'danger',
      });
      if (!sure) return;
      await remove.mutateAsync(_id).catch((error) => showFailure({ title: 'Something went wrong' }, error));
    },
  };
}

/** Returns the list's default view, and updates the stored copy when that view was changed or deleted. */
function useStar(list: string, views: readonly SavedView[] | undefined) {
  const [star, setStar] = useState(() => defaultView(list));
  const view = views?.find(({ _id }) => _id === star?.id);
  useEffect(() => {
    if (views && star && view?.query !== star.query)
      storeDefaultView(list, view && { id: view._id, query: view.query });
  }, [list, views, star, view]);
  return {
    starred: view?._id,
    toggle: ({ _id, query }: SavedView) => {
      const next = _id === view?._id ? undefined : { id: _id, query };
      storeDefaultView(list, next);
      setStar(next);
    },
  };
}

function ViewsState({ isError, isEmpty }: { readonly isError: boolean; readonly isEmpty: boolean }) {
  const { t } = useTexts();
  return (
    <>
      {isError && (
        <Text px="1.5" pb="2" textStyle="grid" color="fg.error">
          {t('Something went wrong')}
        </Text>
      )}
      {isEmpty && (
        <Text px="1.5" pb="2" textStyle="grid" color="fg.muted">
          {t('No views yet: filter the list, then save it here.')}
        </Text>
      )}
    </>
  );
}

type AddViewProps = { readonly ref: Ref<HTMLButtonElement>; readonly add: () => void };

function AddView({ ref, add }: AddViewProps) {
  const { t } = useTexts();
  return (
    <Button
      ref={ref}
      variant="ghost"
      size="xs"
      width="full"
      textStyle="grid"
      px="1.5"
      justifyContent="start"
      fontWeight="normal"
      onClick={add}
    >
      <Plus size={15} aria-hidden />
      {t('Save this view')}
    </Button>
  );
}

function Views({ list, search, open, close }: Props & { close: () => void }) {
  const { t } = useTexts();
  const { data: views, isError } = useQuery(savedViewsQuery(list));
  const changes = useViewChanges(list, search);
  const star = useStar(list, views);
  const [form, setForm] = useState<SavedView | 'new'>();
  const adder = useRef<HTMLButtonElement>(null);
  // The form disappears with the focused element, so the focus moves to the add button.
  useEffect(() => form && (() => adder.current?.focus()), [form]);
  if (form)
    return (
      <ViewForm
        {...(form !== 'new' && { name: form.name })}
        save={(name, roleId) => (form === 'new' ? changes.add(name, roleId) : changes.rename(form._id, name))}
        close={() => setForm(undefined)}
      />
    );
  return (
    <>
      <PanelTitle>{t('Saved views')}</PanelTitle>
      <ViewsState isError={isError} isEmpty={views?.length === 0} />
      <ul>
        {views?.map((view) => (
          <ViewRow
            key={view._id}
            view={view}
            starred={star.starred === view._id}
            open={() => {
              open(viewSearchOf(view.query, new Date()));
              close();
            }}
            star={() => star.toggle(view)}
            rename={() => setForm(view)}
            remove={() => void changes.remove(view)}
          />
        ))}
      </ul>
      <AddView ref={adder} add={() => setForm('new')} />
    </>
  );
}

/** The menu of a list's saved views. */
export function ViewsMenu(props: Props) {
  const { t } = useTexts();
  return (
    <Popover label={t('Saved views')} trigger={<Bookmark size={16} aria-hidden />}>
      {(close) => <Views {...props} close={close} />}
    </Popover>
  );
}
