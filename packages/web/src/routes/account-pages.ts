import { AccountProfile } from '../areas/account/account-profile.tsx';
import { ChangePassword } from '../areas/account/change-password.tsx';

/** One chunk for both pages, which are small and share a panel: the first page load lists the name of each chunk. */
export { AccountProfile, ChangePassword };
