import { clearSession } from './session-storage';

/** AUTH-46, AUTH-47: clears the stored session and reloads the root, so that nothing stays in memory. */
export function logout(): void {
  clearSession();
  window.location.assign('/');
}
