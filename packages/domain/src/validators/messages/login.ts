export const loginMessages = {
  userName: 'Please provide valid username',
  password: 'Please provide valid password',
} as const;
