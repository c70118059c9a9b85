import { FileUp } from 'lucide-react';
import { LinkButton } from '../../kit/ui/parts/link-button.tsx';
import { useNeeds } from '../../session/permissions/use-needs.ts';

/** Link to the upload page; disabled with a reason for users who may not upload. */
export function UploadLink() {
  return (
    <LinkButton
      to="/settlement-files/upload"
      label="Upload a settlement file"
      icon={<FileUp size={16} aria-hidden />}
      variant="solid"
      disabledReason={useNeeds().toOpen('addSettlementFile')}
    />
  );
}
