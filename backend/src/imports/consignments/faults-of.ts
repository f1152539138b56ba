import type { DomainError } from '../../platform/domain-error.js';
import type { ConsignmentColumn, ImportFault, RowGroup } from './consignment-template.js';

const itemPath = /items\.(\d+)\.(\w+)/;

const columnOf: Readonly<Record<string, ConsignmentColumn>> = {
  quantity: 'Quantity',
  length: 'Length (m)',
  width: 'Width (m)',
  height: 'Height (m)',
  weight: 'Weight (kg)',
  dangerousGoods: 'UN Number',
  dispatchedAt: 'Dispatch Date',
  deliveryAddressId: 'Receiver Company',
  consignmentReferences: 'Reference',
};

/** A refusal of the business in terms of the file: which row, which column. */
export function faultsOf(refusal: DomainError, { rows }: RowGroup): ImportFault[] {
  const wrong = wrongFields(refusal.details);
  const places = wrong.length > 0 ? wrong : [{ path: '', message: refusal.message }];
  return places.map(({ path, message }) => {
    const [, item, field] = itemPath.exec(path) ?? [];
    const row = rows[Number(item ?? 0)] ?? rows[0];
    const name = field ?? path.split('.').at(-1) ?? '';
    return { row: row.row, column: columnOf[name] ?? '', code: refusal.code, message };
  });
}

function wrongFields(details: unknown): { path: string; message: string }[] {
  if (!Array.isArray(details)) return [];
  return details.filter(
    (detail): detail is { path: string; message: string } =>
      typeof detail === 'object' && detail !== null && 'path' in detail && 'message' in detail,
  );
}
