import { useSelector } from 'react-redux';

import type { ClientSettingsView } from '@contracts/views/session.view';

import { DEFAULT_TIME_ZONE, type SessionState, type WithSession } from './session.slice';

export { DEFAULT_TIME_ZONE };

/** The current session. */
export const useSession = (): SessionState => useSelector(({ session }: WithSession) => session);

/** Spec part 1, section 6: feature switches of one client; undefined until one is selected. */
export const useClientSettings = (clientId: number | undefined): ClientSettingsView | undefined =>
  useSession().clientSettings.find((settings) => settings.clientId === clientId);

export const useTimeZone = (): string => useSession().preference?.timeZone ?? DEFAULT_TIME_ZONE;
