import { Input } from '@chakra-ui/react/input';
import { InputGroup } from '@chakra-ui/react/input-group';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';

/** A search box that searches when typing pauses. */
export function SearchBox({ value, change }: { value: string; change: (q: string) => void }) {
  const { t } = useTexts();
  const [typed, setTyped] = useState(value);
  const [last, setLast] = useState(value);
  const [asked, setAsked] = useState<string>();
  if (value !== last) {
    setLast(value);
    setAsked(undefined);
    // The URL now has the search that this box sent last; text typed since then must stay.
    if (value !== asked) setTyped(value);
  }
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => {
      setAsked(typed);
      change(typed);
    }, 300);
    return () => clearTimeout(timer);
  });
  return (
    <InputGroup className="search" width="min(280px, 100%)" startElement={<Search size={15} aria-hidden />}>
      <Input
        type="search"
        size="xs"
        textStyle="grid"
        aria-label={t('Search')}
        placeholder={t('Search')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </InputGroup>
  );
}
