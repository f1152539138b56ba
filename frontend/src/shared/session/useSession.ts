import { useSelector } from 'react-redux';

import type { ClientSettingsView } from '@contracts/views/session.view';

import type { SessionState, WithSession } from './session.slice';

/** The current session. */
export const useSession = (): SessionState => useSelector(({ session }: WithSession) => session);

/** Spec part 1, section 6: feature switches of one client; undefined until one is selected. */
export const useClientSettings = (clientId: number | undefined): ClientSettingsView | undefined =>
  useSession().clientSettings.find((settings) => settings.clientId === clientId);

/** Spec part 1, section 9: default time zone. */
export const DEFAULT_TIME_ZONE = 'Australia/Sydney';
export const useTimeZone = (): string => useSession().preference?.timeZone ?? DEFAULT_TIME_ZONE;
