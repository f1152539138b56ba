/** Fills the placeholders in a text: `{name}`. */
export const interpolate = (
  text: string,
  values: Readonly<Record<string, string | number>>,
): string => text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
