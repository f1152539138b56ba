import { noSession, type LoadedSession, type SessionState } from './session.slice';
import { isExpired, readClaims } from './token';

const TOKEN = 'linehaul.token';
const LOADED = 'linehaul.session';
const CLIENT = 'linehaul.client';

const encode = (value: unknown) => btoa(encodeURIComponent(JSON.stringify(value)));
const decode = (text: string): unknown => JSON.parse(decodeURIComponent(atob(text)));

function readLoaded(): Partial<LoadedSession> {
  try {
    return decode(localStorage.getItem(LOADED) ?? '') as LoadedSession;
  } catch {
    return {};
  }
}

const readClient = (): SessionState['client'] => {
  const stored = localStorage.getItem(CLIENT);
  if (stored === 'all') return 'all';
  return stored === null || Number.isNaN(Number(stored)) ? null : Number(stored);
};

/** Reads the stored session unless its token has expired (AUTH-43, AUTH-67). */
export function readSession(): SessionState {
  const token = localStorage.getItem(TOKEN);
  const claims = readClaims(token);
  if (!claims || isExpired(claims)) return noSession;

  const loaded = readLoaded();
  return {
    ...noSession,
    ...loaded,
    isLoaded: 'permissions' in loaded,
    token,
    claims,
    client: readClient(),
  };
}

/** Token shared by all tabs of this browser. */
export const storedToken = (): string | null => localStorage.getItem(TOKEN);

export const isTokenKey = (key: string | null): boolean => key === null || key === TOKEN;

/** AUTH-44: stores the token as is; permissions and client settings encoded. */
export function writeSession(session: SessionState): void {
  if (session.token === null) {
    clearSession();
    return;
  }
  const { permissions, clientSettings, preference } = session;
  // first: the token may need the room
  if (!session.isLoaded) localStorage.removeItem(LOADED);
  store(TOKEN, session.token);
  if (session.isLoaded) store(LOADED, encode({ permissions, clientSettings, preference }));
  if (session.client === null) localStorage.removeItem(CLIENT);
  else store(CLIENT, String(session.client));
}

/** Stores the value, or removes the previous one if it does not fit in the browser's storage. */
function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch (error) {
    console.warn(`${key} could not be stored`, error);
    localStorage.removeItem(key);
  }
}

/** Removes the session on logout; appearance (theme, density) stays. */
export function clearSession(): void {
  for (const key of [TOKEN, LOADED, CLIENT]) localStorage.removeItem(key);
}
