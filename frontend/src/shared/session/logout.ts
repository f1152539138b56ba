import { clearSession } from './session-storage';

/** AUTH-46, AUTH-47: forgets the stored session and loads the root anew, so that nothing stays in memory. */
export function logout(): void {
  clearSession();
  window.location.assign('/');
}
