import type { AppRoute } from '../../shared/navigation/app-route';
import { settingsPaths } from './settings-paths';

const load = () => import('./SettingsPage').then(({ SettingsPage }) => SettingsPage);

/** One route per panel; the page redirects users without access. */
export const settingsRoutes: readonly AppRoute[] = ['/settings', ...settingsPaths].map((path) => ({
  path,
  load,
  permission: 'SETTINGS_SCREEN' as const,
}));
