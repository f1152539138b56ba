/**
 * Format of an XML or JSON document read as rows of a table: a record with several lines gives a row for each, a record
 * without any gives one. Names are compared ignoring case and namespace prefixes.
 */
export interface DocumentFormat {
  /** For example `linehaul.orders.v1`; a document may only declare this one. */
  readonly format: string;
  /** Element, or field, that holds the records; a JSON document may be the list itself. */
  readonly list: string;
  /** Element of one record, in XML. */
  readonly record: string;
  /**
   * Element, or field, of a record that holds its lines, and the element of one line in XML; null if its records have
   * no lines.
   */
  readonly lines: { readonly list: string; readonly line: string } | null;
  /** Column of each field of a record; a nested field is `receiver/company`. */
  readonly fields: Readonly<Record<string, string>>;
  /** Column of each field of a line. */
  readonly lineFields: Readonly<Record<string, string>>;
  /** Element that an error file adds to a record; its content is counted apart from the rest (ADR 62). */
  readonly errors?: string;
}

/** Maximum nesting of elements or brackets in any document. */
export const MAX_DEPTH = 20;
export const MAX_ELEMENTS = 200_000;
