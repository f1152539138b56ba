import { useListTimeZonesQuery } from '../../../shared/preferences/time-zones.api';
import { useSession } from '../../../shared/session/useSession';
import { AnswerOf } from '../frame/AnswerOf';
import { useFindUserSettingsQuery } from '../user-settings.api';
import { PreferencesForm } from './PreferencesForm';

/** SETTINGS-73 to SETTINGS-83: what one user prefers. */
export function PreferencesPanel() {
  const { claims } = useSession();
  const userId = claims?.id ?? 0;
  const settings = useFindUserSettingsQuery(userId);
  const countries = useListTimeZonesQuery(undefined);

  return (
    <AnswerOf query={settings}>
      {(saved) => (
        <AnswerOf query={countries}>
          {(zones) => <PreferencesForm userId={userId} saved={saved} countries={zones} />}
        </AnswerOf>
      )}
    </AnswerOf>
  );
}
