import type { DomainError } from '../../platform/domain-error.js';
import type { ConsignmentColumn, ImportError, RowGroup } from './consignment-template.js';

const itemPath = /items\.(\d+)\.(\w+)/;

const columns: Readonly<Record<string, ConsignmentColumn>> = {
  quantity: 'Quantity',
  length: 'Length (m)',
  width: 'Width (m)',
  height: 'Height (m)',
  weight: 'Weight (kg)',
  itemTypeId: 'Item Type',
  dangerousGoods: 'UN Number',
  dispatchedAt: 'Dispatch Date',
  deliveryAddressId: 'Receiver Company',
  consignmentReferences: 'Reference',
};

/** Maps an error of a business rule to the row and column it is about. */
export function toImportErrors(error: DomainError, { rows }: RowGroup): ImportError[] {
  const fieldErrors = toFieldErrors(error.details);
  const errors = fieldErrors.length > 0 ? fieldErrors : [{ path: '', message: error.message }];
  return errors.map(({ path, message }) => {
    const [, itemIndex, itemField] = itemPath.exec(path) ?? [];
    const row = rows[Number(itemIndex ?? 0)] ?? rows[0];
    const field = itemField ?? path.split('.').at(-1) ?? '';
    const column = columns[field] ?? '';
    const value = column && row.values[column].trim();
    return { row: row.row, column, code: error.code, message, ...(value && { value }) };
  });
}

function toFieldErrors(details: unknown): { path: string; message: string }[] {
  if (!Array.isArray(details)) return [];
  return details.filter(
    (detail): detail is { path: string; message: string } =>
      typeof detail === 'object' && detail !== null && 'path' in detail && 'message' in detail,
  );
}
