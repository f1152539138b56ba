/** Content of one sheet of several. */
export interface Sheet<Line> {
  readonly lines: readonly Line[];
  readonly isLast: boolean;
  /** 'Page 2 of 3'. */
  readonly caption: string;
}

/** Splits lines into sheets; one sheet if there are none. */
export function sheetsOf<Line>(lines: readonly Line[], linesPerSheet: number): Sheet<Line>[] {
  const sheets = Math.max(1, Math.ceil(lines.length / linesPerSheet));
  return Array.from({ length: sheets }, (_, sheet) => ({
    lines: lines.slice(sheet * linesPerSheet, (sheet + 1) * linesPerSheet),
    isLast: sheet === sheets - 1,
    caption: `Page ${sheet + 1} of ${sheets}`,
  }));
}
