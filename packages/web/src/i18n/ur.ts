export const texts = {} as Record<string, string>;
