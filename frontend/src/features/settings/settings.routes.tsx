import type { AppRoute } from '../../shared/navigation/app-route';
import { settingsPaths } from './settings-paths';

const load = () => import('./SettingsPage').then(({ SettingsPage }) => SettingsPage);

/** One address a panel; the page leads on whoever may not see the panel. */
export const settingsRoutes: readonly AppRoute[] = ['/settings', ...settingsPaths].map((path) => ({
  path,
  load,
  permission: 'SETTINGS_SCREEN' as const,
}));
