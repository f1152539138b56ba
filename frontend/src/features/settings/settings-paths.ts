const settingsSlugs = [
  'sender-address',
  'password',
  'sessions',
  'security',
  'item-types',
  'custom-items',
  'payer-accounts',
  'custom-email',
  'categories',
  'user-preferences',
  'emails-and-banner',
] as const;
export type SettingsSlug = (typeof settingsSlugs)[number];

export const SETTINGS = '/settings';
export const settingsPath = (slug: SettingsSlug): string => `${SETTINGS}/${slug}`;
export const settingsPaths: readonly string[] = settingsSlugs.map(settingsPath);
