/** A role's permissions as in the API: flags by group. They may include flags that this version does not know. */
export type Permissions = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

/** The caller: its account, the name of the provider that operates the product, and the permissions of its role. */
export type Caller = {
  /** Absent for anonymous callers. */
  readonly userTypeId?: string | undefined;
  readonly providerName: string;
  readonly permissions: Permissions;
};

/** Tells whether the caller belongs to the provider that operates the product. */
export function isPlatformOwner({ userTypeId, providerName }: Omit<Caller, 'permissions'>): boolean {
  return userTypeId !== undefined && userTypeId !== '' && userTypeId === providerName;
}
