/** Units that a column of sizes or weights may be in, beside the template's metres and kilograms. */
export const columnUnits = ['mm', 'cm', 'in', 'g', 'lb'] as const;
export type ColumnUnit = (typeof columnUnits)[number];

/** A column of a file, and the column of the template that it is taken for. */
export interface MappedColumn {
  /** Heading of the file; a repeated one is followed by its count, as in `Weight (2)`. */
  readonly source: string;
  readonly target: string;
  /** Null for the template's own unit, and for what is no size or weight. */
  readonly unit: ColumnUnit | null;
}

/** What a column of the template holds in every row in which the file says nothing. */
export interface ConstantColumn {
  readonly target: string;
  readonly value: string;
}

/** How the columns of a file are taken. */
export interface ColumnMapping {
  readonly columns: readonly MappedColumn[];
  readonly constants: readonly ConstantColumn[];
}

/** By what a column was recognised: a mapping saved for the same headings, its heading, or what its cells hold. */
export type ColumnFoundBy = 'SAVED' | 'HEADING' | 'VALUES';

/** A column of a file. */
export interface SourceColumnView {
  readonly source: string;
  /** Its first values. */
  readonly samples: readonly string[];
  /** Column of the template; null if it is not used. */
  readonly target: string | null;
  readonly unit: ColumnUnit | null;
  /** Null if it was not recognised. */
  readonly foundBy: ColumnFoundBy | null;
}

/** A column of the template. */
export interface TargetColumnView {
  readonly name: string;
  /** Without it, or a value for it, the file cannot be imported. */
  readonly isNeeded: boolean;
  /** Units that a file may give it in, the template's own first; empty for what has none. */
  readonly units: readonly string[];
}

/** Columns of a file that is to be imported; nothing is kept of it yet. */
export interface ImportColumnsView {
  /** An XML or JSON document, whose fields have their names: there is nothing to map. */
  readonly isDocument: boolean;
  readonly columns: readonly SourceColumnView[];
  readonly constants: readonly ConstantColumn[];
  readonly targets: readonly TargetColumnView[];
  /** Needed columns of the template that have no source. */
  readonly missing: readonly string[];
  /** Name of the mapping that was saved for the same headings; null without one. */
  readonly savedAs: string | null;
}
