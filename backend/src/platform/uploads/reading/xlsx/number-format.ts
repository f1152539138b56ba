/** Display of a number: as a date, or with leading zeros to a number of digits. */
export interface NumberFormat {
  readonly isDate: boolean;
  readonly minDigits: number;
  /** As a workbook spells it, for example `dd/mm/yyyy`; empty for none, and for a rare built-in one. */
  readonly code: string;
}

export const plainNumber: NumberFormat = { isDate: false, minDigits: 0, code: '' };

/** Date in the short format of the reader's locale. */
const DATE_CODE = 'mm-dd-yy';

/** Built-in formats that cells commonly have. */
const builtInCodes: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  20: 'h:mm',
  22: 'm/d/yy "h":mm',
  49: '@',
};

/** Built-in date formats; 18 to 21 and 45 to 47 are times of day. */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

/** Reads a format by its number, and its code when the workbook has its own. */
export function numberFormat(id: number, code: string | undefined): NumberFormat {
  if (code === undefined) {
    const isDate = isBuiltInDate(id);
    return { isDate, minDigits: 0, code: builtInCodes[id] ?? (isDate ? DATE_CODE : '') };
  }
  if (/^0+$/.test(code)) return { isDate: false, minDigits: code.length, code };
  // Quoted text, escaped characters, colours and countries may contain any letter.
  const unquoted = code.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '');
  return { isDate: /[yd]/i.test(unquoted), minDigits: 0, code };
}

const DAY_MS = 86_400_000;
const EPOCH = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);
/** 31 December 9999. */
const MAX_DATE = 2_958_465;

/** Digits that a spreadsheet shows: 0.1 + 0.2 is stored as 0.30000000000000004. */
const SHOWN_DIGITS = 15;

/** Formats a number as displayed, a date as yyyy-MM-dd. */
export function formatNumber(text: string, format: NumberFormat, isFrom1904: boolean): string {
  const value = Number(text);
  if (text === '' || !Number.isFinite(value)) return text;
  if (format.isDate && value >= 1 && value <= MAX_DATE) {
    const at = new Date((isFrom1904 ? EPOCH_1904 : EPOCH) + Math.floor(value) * DAY_MS);
    return at.toISOString().slice(0, 'yyyy-MM-dd'.length);
  }
  return String(Number(value.toPrecision(SHOWN_DIGITS))).padStart(format.minDigits, '0');
}
