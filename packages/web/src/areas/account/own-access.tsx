import { useSuspenseQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useTexts } from '../../i18n/use-texts.ts';
import { FormSection } from '../../kit/page/form-section.tsx';
import { Fact, Facts } from '../../kit/parts/facts.tsx';
import { LinkButton } from '../../kit/parts/link-button.tsx';
import { ownPermissionsQuery } from '../../session/permissions/use-session.ts';

/** Shows what users cannot change about themselves (account, role and user name) and links to the password form. */
export function OwnAccess() {
  const { word } = useTexts();
  const { user, role, userType, userTypeName } = useSuspenseQuery(ownPermissionsQuery).data;
  return (
    <FormSection title="Your access">
      <Facts>
        <Fact label="User Name">
          <bdi>{user.userName}</bdi>
        </Fact>
        <Fact label="Role">{role && <bdi>{role.name}</bdi>}</Fact>
        <Fact label="User Type">{word(userType)}</Fact>
        <Fact label="Account">
          <bdi>{userTypeName}</bdi>
        </Fact>
      </Facts>
      <div>
        <LinkButton
          to="/change-password"
          label="Change Password"
          icon={<KeyRound size={14} aria-hidden />}
          disabledReason={undefined}
          size="xs"
        />
      </div>
    </FormSection>
  );
}
