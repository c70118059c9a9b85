import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { FormSection } from '../../kit/ui/page/form-section.tsx';
import { Fact, Facts } from '../../kit/ui/parts/facts.tsx';
import { ownPermissionsQuery } from '../../session/permissions/use-session.ts';

/** Shows what users cannot change about themselves: account, role and user name. `children` are shown below it. */
export function OwnAccess({ children }: { children?: ReactNode }) {
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
      {children}
    </FormSection>
  );
}
