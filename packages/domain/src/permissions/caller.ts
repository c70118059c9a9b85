/** A role's permissions as in the API: flags by group. They may include flags that this version does not know. */
export type Permissions = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

/** The caller: its account, the platform owner's account, and the permissions of its role. */
export type Caller = {
  /** Absent for anonymous callers. */
  readonly userTypeId?: string | undefined;
  /** The platform owner's `userTypeId`: in the API, the owner's name. */
  readonly ownerId: string;
  readonly permissions: Permissions;
};

/** Tells whether the caller belongs to the platform owner, the company that runs the installation. */
export function isPlatformOwner({ userTypeId, ownerId }: Omit<Caller, 'permissions'>): boolean {
  return userTypeId !== undefined && userTypeId !== '' && userTypeId === ownerId;
}
