import type { EntityMetadata, ObjectLiteral } from 'typeorm';

const SECRET_COLUMN = /password|apiKey|salt|secret|hash/i;

/** Columns of the record by name; secrets are replaced by a marker. */
export function describeRow(metadata: EntityMetadata, row: ObjectLiteral): Record<string, unknown> {
  const columns = metadata.columns.filter(({ isSelect }) => isSelect);
  return Object.fromEntries(
    columns.map(({ propertyName }) => {
      const value: unknown = row[propertyName] ?? null;
      const isSecret = value !== null && SECRET_COLUMN.test(propertyName);
      return [propertyName, isSecret ? '(secret)' : value];
    }),
  );
}

/** Primary key as the audit keeps it; several columns are joined by commas. */
export const recordIdOf = (metadata: EntityMetadata, row: ObjectLiteral): string =>
  metadata.primaryColumns.map(({ propertyName }) => String(row[propertyName])).join();
