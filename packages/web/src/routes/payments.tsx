export const paymentRoutes = [] as const;
