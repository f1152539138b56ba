import { hasPermission, hasPermissionForCustomer } from '../../shared/session/permissions';
import { useSession } from '../../shared/session/useSession';
import { settingsPanels, type SettingsPanel } from './settings-panels';

/** Panels offered to the user (SETTINGS-01 to SETTINGS-09). */
export function useSettingsPanels(): readonly SettingsPanel[] {
  const { permissions, clientSettings } = useSession();
  const hasCustomEmail = clientSettings.some(({ customEmail }) => customEmail);
  const isAllowed = ({ permission, isOfCustomer = false }: SettingsPanel) =>
    permission === undefined ||
    (isOfCustomer ? hasPermissionForCustomer : hasPermission)(permissions, permission);

  return settingsPanels.filter(
    (panel) => isAllowed(panel) && (!panel.needsCustomEmail || hasCustomEmail),
  );
}
