const channel = (hex: string) => {
  const value = Number.parseInt(hex, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance of #RGB or #RRGGBB, as defined by WCAG 2. */
function luminance(colour: string): number {
  const digits = colour.slice(1);
  const full = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  const [red, green, blue] = [0, 2, 4].map((start) => channel(full.slice(start, start + 2)));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** Contrast ratio, from 1 (equal) to 21 (black on white). */
export function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** WCAG 2.2 AA, for text. */
export const MIN_TEXT_CONTRAST = 4.5;
