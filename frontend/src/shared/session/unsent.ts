/** Storage keys of unsent or last sent input, which may hold personal data: `<key>.<user id>…` in this browser. */
export const unsentKeys = { form: 'linehaul.unsent', submission: 'linehaul.submission' } as const;

const isUnsent = (key: string) => Object.values(unsentKeys).some((name) => key.startsWith(name));
const isOf = (key: string, userId: number) => key.split('.')[2] === String(userId);

/** Removes the unsent input of all users from this browser, or of all but one. */
export function removeUnsent(userId?: number): void {
  for (const key of Object.keys(localStorage))
    if (isUnsent(key) && (userId === undefined || !isOf(key, userId))) localStorage.removeItem(key);
}
