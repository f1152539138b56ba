import { clearSession, readSession } from './session-storage';
import { removeUnsent } from './unsent';

/** AUTH-46: clears an expired session and reloads the root; unsent forms wait for their user to sign in again. */
export function leaveSession(): void {
  clearSession();
  window.location.assign('/');
}

/**
 * AUTH-46, AUTH-47: ends the session on the server, clears the stored one and unsent input in all tabs, and reloads the
 * root, so that nothing stays in memory. The request outlives the page.
 */
export function logout(): void {
  const { token } = readSession();
  if (token !== null)
    void fetch('/api/v1/auth/logout', {
      method: 'POST',
      keepalive: true,
      headers: { Authorization: `Bearer ${token}` },
    }).catch(() => undefined);
  removeUnsent();
  leaveSession();
}
