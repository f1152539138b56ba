import { usePermissionCheck } from '../../shared/session/usePermission';
import { useSession } from '../../shared/session/useSession';
import { settingsPanels, type SettingsPanel } from './settings-panels';

/** Panels offered to the user (SETTINGS-01 to SETTINGS-09). */
export function useSettingsPanels(): readonly SettingsPanel[] {
  const can = usePermissionCheck();
  const hasCustomEmail = useSession().clientSettings.some(({ customEmail }) => customEmail);

  return settingsPanels.filter(
    ({ permission, needsCustomEmail }) =>
      (permission === undefined || can(permission)) && (!needsCustomEmail || hasCustomEmail),
  );
}
