export const BRAND = { name: 'Linehaul' } as const;
