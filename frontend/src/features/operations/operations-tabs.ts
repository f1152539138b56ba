/** In the order shown; the first one that the user may see is the default. */
export const operationsTabs = ['needs', 'set-aside', 'jobs', 'feeds', 'security-log'] as const;
export type OperationsTab = (typeof operationsTabs)[number];
