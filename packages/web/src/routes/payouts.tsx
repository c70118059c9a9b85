export const payoutRoutes = [] as const;
