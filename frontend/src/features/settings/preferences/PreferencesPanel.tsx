import { useListTimeZonesQuery } from '../../../shared/preferences/time-zones.api';
import { useSession } from '../../../shared/session/useSession';
import { QueryResult } from '../frame/QueryResult';
import { useFindUserSettingsQuery } from '../user-settings.api';
import { PreferencesForm } from './PreferencesForm';

/** SETTINGS-73 to SETTINGS-83: preferences of one user. */
export function PreferencesPanel() {
  const { claims } = useSession();
  const userId = claims?.id ?? 0;
  const settings = useFindUserSettingsQuery(userId);
  const countries = useListTimeZonesQuery(undefined);

  return (
    <QueryResult query={settings}>
      {(saved) => (
        <QueryResult query={countries}>
          {(zones) => <PreferencesForm userId={userId} saved={saved} countries={zones} />}
        </QueryResult>
      )}
    </QueryResult>
  );
}
