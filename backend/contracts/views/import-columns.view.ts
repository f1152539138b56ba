/** Units that a column of sizes or weights may be in, besides the template's metres and kilograms. */
export const columnUnits = ['mm', 'cm', 'in', 'g', 'lb'] as const;
export type ColumnUnit = (typeof columnUnits)[number];

/** A column of a file, and the template column it is mapped to. */
export interface MappedColumn {
  /** Heading in the file; a repeated one is followed by its count, as in `Weight (2)`. */
  readonly source: string;
  readonly target: string;
  /** Null for the template's own unit, and for columns that are not sizes or weights. */
  readonly unit: ColumnUnit | null;
}

/** Default of a template column, for rows in which the file has no value. */
export interface ConstantColumn {
  readonly target: string;
  readonly value: string;
}

/** Mapping of a file's columns. */
export interface ColumnMapping {
  readonly columns: readonly MappedColumn[];
  readonly constants: readonly ConstantColumn[];
}

/**
 * Basis on which a column was recognised: a mapping saved for the same headings, or used for the file that an error file
 * belongs to; its heading; or its cells.
 */
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
  /** Required: the file cannot be imported without it or a default. */
  readonly isNeeded: boolean;
  /** Units a file may use for it, the template's own first; empty if it has none. */
  readonly units: readonly string[];
}

/** Columns of a file to be imported; nothing is stored yet. */
export interface ImportColumnsView {
  /** An XML or JSON document: its fields are named, so there is nothing to map. */
  readonly isDocument: boolean;
  readonly columns: readonly SourceColumnView[];
  readonly constants: readonly ConstantColumn[];
  readonly targets: readonly TargetColumnView[];
  /** Required template columns that have no source. */
  readonly missing: readonly string[];
  /** Name of the mapping that was saved for the same headings; null if there is none. */
  readonly savedAs: string | null;
}
