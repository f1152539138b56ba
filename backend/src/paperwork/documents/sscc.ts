const SSCC = /^\d{18}$/;

/**
 * Whether text is a Serial Shipping Container Code: 18 digits with a check digit, weighted 3 and 1 alternately from the
 * right (GS1; docs/freight-conventions.md, Connote formats).
 */
export function isSscc(text: string): boolean {
  if (!SSCC.test(text)) return false;
  const sum = Array.from(text.slice(0, -1), Number)
    .reverse()
    .reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === Number(text.at(-1));
}
