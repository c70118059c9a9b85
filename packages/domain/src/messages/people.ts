/** Messages about users, roles and the caller's own profile. */
export const peopleSentences = {
  'user.missing': 'User not found',
  'user.nameTaken': 'This username is taken',
  'user.roleMissing': 'Please provide valid role',
  'user.deleteOneself': 'You cannot delete yourself',
  'user.deactivateOneself': 'You cannot deactivate yourself',
  'last-admin': 'This would leave the account without an administrator',
  'role.missing': 'Role not found',
  'role.inUse': 'A role in use cannot be deleted: {{name}} has it',
  'role.lastHolder':
    'This would leave nobody who can grant {{permission}}. Please give it to another active administrator first',
  'role.lacking': 'Your own role does not permit {{permission}}',
  'profile.wrongPassword': 'The current password is not right',
} as const;
