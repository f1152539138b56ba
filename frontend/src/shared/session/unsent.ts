/** Storage keys of input typed or sent last, which may hold personal data: `<key>.<user id>…` in this browser. */
export const unsentKeys = { form: 'linehaul.unsent', submission: 'linehaul.submission' } as const;

const isUnsent = (key: string) => Object.values(unsentKeys).some((name) => key.startsWith(name));
const isOf = (key: string, userId: number) => key.split('.')[2] === String(userId);

/** Removes everybody's unsent forms from this browser, except those of the user who has signed in. */
export function forgetUnsent(userId?: number): void {
  for (const key of Object.keys(localStorage))
    if (isUnsent(key) && (userId === undefined || !isOf(key, userId))) localStorage.removeItem(key);
}
