import { write } from './box.js';
import type { Pdf } from './pdf.js';

/** A column of a printed table. */
export interface Column<Line> {
  readonly title: string;
  readonly cell: (line: Line) => string;
  /** Share of the table's width; all shares add up to 1. */
  readonly share: number;
  readonly isNumber?: boolean;
}

export interface TableFrame {
  readonly x: number;
  readonly width: number;
  readonly rowHeight: number;
}

/** Draws one row at this height. */
export function drawRow<Line>(
  pdf: Pdf,
  columns: readonly Column<Line>[],
  frame: TableFrame & { readonly y: number; readonly isBold?: boolean },
  text: (column: Column<Line>) => string,
): void {
  let x = frame.x;
  for (const column of columns) {
    const width = frame.width * column.share;
    write(
      pdf,
      text(column),
      { x, y: frame.y, width: width - 4, height: frame.rowHeight - 2 },
      {
        size: 8,
        align: column.isNumber === true ? 'right' : 'left',
        isBold: frame.isBold === true,
      },
    );
    x += width;
  }
}
