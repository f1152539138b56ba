import { useSelector } from 'react-redux';

import type { ClientSettingsView } from '@contracts/views/session.view';

import type { SessionState, WithSession } from './session.slice';

/** Who is signed in, and what is known about it. */
export const useSession = (): SessionState => useSelector(({ session }: WithSession) => session);

/** Spec part 1, section 6: the switches of one client; undefined until one is chosen. */
export const useClientSettings = (clientId: number | undefined): ClientSettingsView | undefined =>
  useSession().clientSettings.find((settings) => settings.clientId === clientId);

/** Spec part 1, section 9: Sydney unless the user prefers another zone. */
export const DEFAULT_TIME_ZONE = 'Australia/Sydney';
export const useTimeZone = (): string => useSession().preference?.timeZone ?? DEFAULT_TIME_ZONE;
