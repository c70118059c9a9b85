import { Badge } from '@chakra-ui/react/badge';
import { FlaskConical } from 'lucide-react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useHost } from '../../records/host.ts';

/** A label that marks sandbox data; absent unless the server runs in sandbox mode. */
export function SandboxChip() {
  const { t } = useTexts();
  const { sandbox } = useHost().useUser();
  if (!sandbox) return null;
  return (
    <Badge colorPalette="orange" title={t('Sandbox: no real money moves here')}>
      <FlaskConical size={13} aria-hidden />
      {t('Sandbox')}
    </Badge>
  );
}
