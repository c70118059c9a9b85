export const approvalRoutes = [] as const;
