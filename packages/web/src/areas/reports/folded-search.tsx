import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { usePhone } from '../../kit/bindings/use-phone.ts';
import { PeriodCell } from '../../kit/cells/period-cell.tsx';
import type { ReportSearch } from './use-report-search.ts';

type Props = {
  /** The search whose rows are shown. */
  readonly search: ReportSearch;
  /** Whether the form differs from the search, which keeps it open. */
  readonly isStale: boolean;
  /** Renders the form; receives a function that folds it. */
  readonly children: (fold: () => void) => ReactNode;
};

/** A report's search form. On a phone it is folded into one line that names the search; a press on the line opens it. */
export function FoldedSearch({ search, isStale, children }: Props) {
  const { t, foreign } = useTexts();
  const isPhone = usePhone();
  const [open, setOpen] = useState(false);
  const id = useId();
  const line = useRef<HTMLButtonElement>(null);
  const fold = () => {
    setOpen(false);
    // Folding hides the button that was pressed; the line takes its focus.
    line.current?.focus();
  };
  const { dateFrom, dateTo, country, currency } = search;
  const isShown = !isPhone || open || isStale;
  return (
    <Flex
      role="search"
      data-report-header=""
      width={isPhone ? 'full' : undefined}
      wrap="wrap"
      align="center"
      gap="2"
      _print={{ display: 'none' }}
    >
      {isPhone && (
        <Button
          ref={line}
          width="full"
          justifyContent="flex-start"
          aria-expanded={isShown}
          aria-controls={id}
          onClick={() => setOpen(!isShown)}
        >
          <SlidersHorizontal aria-hidden />
          <Text as="span" truncate flex="1" minWidth="0" textAlign="start">
            <PeriodCell from={dateFrom} to={dateTo} />
            {` · ${currency} · ${foreign(country)}`}
            <span className="visually-hidden">: {t('Search')}</span>
          </Text>
          <ChevronDown aria-hidden style={{ rotate: isShown ? '180deg' : undefined }} />
        </Button>
      )}
      <Flex id={id} wrap="wrap" align="center" gap="2" hidden={!isShown} display={isShown ? 'flex' : 'none'}>
        {children(fold)}
      </Flex>
    </Flex>
  );
}
