/** Maximum contents of one file (docs/api.md). */
export const importLimits = {
  /** Orders, addresses or rates. */
  references: 20_000,
  /** Rows of one order. */
  rowsPerReference: 200,
} as const;
