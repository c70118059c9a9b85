export const loanRoutes = [] as const;
