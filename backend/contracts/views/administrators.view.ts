/** Administrators who can give the user the access they are missing: GET user/administrators. */
export interface AdministratorsView {
  /** The user's customer; null if there is none, or there are several. */
  customerName: string | null;
  /** At most three, by name. */
  names: string[];
}
