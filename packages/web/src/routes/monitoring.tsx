export const monitoringRoutes = [] as const;
