/** Administrators who can grant a user what they lack: GET user/administrators. */
export interface AdministratorsView {
  /** The user's customer; null without one, or with several. */
  customerName: string | null;
  /** At most three, by name. */
  names: string[];
}
