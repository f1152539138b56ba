/** Display of a number: as a day, or with leading zeros to a number of digits. */
export interface NumberFormat {
  readonly isDay: boolean;
  readonly minDigits: number;
}

export const plainNumber: NumberFormat = { isDay: false, minDigits: 0 };

/** Built-in formats of days; 18 to 21 and 45 to 47 are times of day. */
const isBuiltInDay = (id: number): boolean =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

/** Reads a format by its number, and its code when the workbook has its own. */
export function numberFormat(id: number, code: string | undefined): NumberFormat {
  if (code === undefined) return isBuiltInDay(id) ? { isDay: true, minDigits: 0 } : plainNumber;
  if (/^0+$/.test(code)) return { isDay: false, minDigits: code.length };
  // Quoted texts, escaped signs, colours and countries may contain any letter.
  const signs = code.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '');
  return /[yd]/i.test(signs) ? { isDay: true, minDigits: 0 } : plainNumber;
}

const DAY_MS = 86_400_000;
const EPOCH = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);
/** 31 December 9999. */
const MAX_DAY = 2_958_465;

/** Formats a number as displayed, a day as yyyy-MM-dd. */
export function formatNumber(text: string, format: NumberFormat, isFrom1904: boolean): string {
  const value = Number(text);
  if (text === '' || !Number.isFinite(value)) return text;
  if (format.isDay && value >= 1 && value <= MAX_DAY) {
    const at = new Date((isFrom1904 ? EPOCH_1904 : EPOCH) + Math.floor(value) * DAY_MS);
    return at.toISOString().slice(0, 'yyyy-MM-dd'.length);
  }
  return String(value).padStart(format.minDigits, '0');
}
