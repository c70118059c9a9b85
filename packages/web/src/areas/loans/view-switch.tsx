import { SegmentGroup } from '@chakra-ui/react/segment-group';
import { LayoutGrid, Rows3 } from 'lucide-react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useListState } from '../../kit/lists/state/use-list-state.ts';

export const views = ['list', 'cards'] as const;
const looks = { list: { label: 'List', Icon: Rows3 }, cards: { label: 'Cards', Icon: LayoutGrid } } as const;

/** Switches between the list and the cards; the URL keeps the choice. */
export function ViewSwitch() {
  const { t } = useTexts();
  const { search, change } = useListState<'/loan-accounts-balance'>();
  return (
    <SegmentGroup.Root
      size="sm"
      // Without this the track is as high as the button beside it, and higher than the indicator.
      alignSelf="center"
      aria-label={t('View')}
      value={search.view === 'cards' ? 'cards' : 'list'}
      onValueChange={({ value }) => change({ view: value === 'cards' ? value : undefined })}
      _print={{ display: 'none' }}
    >
      <SegmentGroup.Indicator />
      {views.map((view) => {
        const { label, Icon } = looks[view];
        return (
          <SegmentGroup.Item key={view} value={view}>
            <SegmentGroup.ItemText display="inline-flex" alignItems="center" gap="1.5">
              <Icon size={15} aria-hidden />
              {t(label)}
            </SegmentGroup.ItemText>
            <SegmentGroup.ItemHiddenInput />
          </SegmentGroup.Item>
        );
      })}
    </SegmentGroup.Root>
  );
}
