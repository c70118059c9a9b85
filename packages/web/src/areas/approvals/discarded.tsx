import { Badge } from '@chakra-ui/react/badge';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { approvalFileMessages } from '@daftar/domain';
import { useTexts } from '../../i18n/use-texts.ts';
import { Banner } from '../../kit/ui/page/banner.tsx';
import { useCountText } from './use-count-text.ts';

const mostShown = 8;

/** Returns each status with its number of rows, the most frequent first. */
function counted(statuses: readonly string[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}

/** Says that rows with other statuses are discarded, and which statuses these are. */
export function Discarded({ statuses }: { statuses: readonly string[] }) {
  const { t } = useTexts();
  const count = useCountText();
  if (statuses.length === 0) return null;
  const all = counted(statuses);
  return (
    <Banner tone="caution">
      <Stack gap="2">
        <span>{t(approvalFileMessages.invalidStatus)}</span>
        <HStack wrap="wrap" gap="1.5">
          {all.slice(0, mostShown).map(([status, rows]) => (
            <Badge key={status} variant="outline" size="sm">
              <bdi>{status || '–'}</bdi> <span className="figure">{count(rows)}</span>
            </Badge>
          ))}
          {all.length > mostShown && <span className="meta">…</span>}
        </HStack>
      </Stack>
    </Banner>
  );
}
