import { Button } from '@chakra-ui/react/button';
import { CircleAlert, SearchX } from 'lucide-react';
import { useTexts } from '../../i18n/use-texts.ts';
import type { SearchState } from './use-records.ts';

/** The state of the search: loading, failed or no results; for screen readers also the number of results. */
export function PaletteStatus({ search, found }: { search: SearchState; found: number }) {
  const { t } = useTexts();
  const { state, retry } = search;
  if (state === 'failed')
    return (
      <div className="palette-status" role="alert">
        <CircleAlert size={17} aria-hidden className="negative" />
        <span>{t('Records could not be searched')}</span>
        <Button size="xs" onClick={retry}>
          {t('Try again')}
        </Button>
      </div>
    );
  const nothing = found === 0 && state !== 'loading';
  return (
    <div className={found === 0 ? 'palette-status' : 'visually-hidden'} role="status">
      {nothing && <SearchX size={17} aria-hidden />}
      {state === 'loading' && t('Searching…')}
      {nothing && t('Nothing matches the search')}
      {state === 'ready' && found > 0 && t('Results: {{count}}', { count: found })}
    </div>
  );
}
