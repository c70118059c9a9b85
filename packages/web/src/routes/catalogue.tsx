export const catalogueRoutes = [] as const;
