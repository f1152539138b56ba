import { lowerCase } from '@contracts/rules/clean-text.js';
import { importTexts } from '@contracts/texts/app/imports.js';
import { importSampleTexts } from '@contracts/texts/app/import-sample.js';
import { createConsignmentTexts } from '@contracts/texts/spec/create-consignment.js';
import { consignmentImportTexts as texts } from '@contracts/texts/spec/uploads.js';

import { DomainError } from '../../platform/domain-error.js';
import type { ConsignmentColumn, ImportError, RowGroup } from './consignment-template.js';
import type { ImportReferenceData } from './import-reference.queries.js';

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

/** Maps an error of a business rule to its row and column. */
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

/** Maps an error of a business rule to errors of the rows; rethrows any other, which stops the import. */
export function toRejections(error: unknown, group: RowGroup): ImportError[] {
  if (error instanceof DomainError) return toImportErrors(error, group);
  throw error;
}

/** GAP-17: a reference already used by a consignment. */
export const duplicateErrors = (
  { reference, rows }: RowGroup,
  { referenced }: ImportReferenceData,
): ImportError[] =>
  referenced.has(lowerCase(reference))
    ? [{ row: rows[0].row, column: 'Reference', code: 'duplicate', message: texts.duplicate }]
    : [];

/** An earlier order of the document has the same reference. */
export const repeatedErrors = ({ reference, rows: [{ row, repeats }] }: RowGroup): ImportError[] =>
  repeats === undefined
    ? []
    : [
        {
          ...{ row, column: 'Reference', code: 'repeated', value: reference },
          message: importTexts.orderRepeated
            .replace('{later}', String(row))
            .replace('{first}', String(repeats)),
        },
      ];

/** No service is available for it. */
export const noOfferError = ({ rows: [{ row }] }: RowGroup): ImportError => ({
  row,
  column: '',
  code: 'no_offer',
  message: createConsignmentTexts.noOffers,
});

/** The row is from the sample file. */
export const sampleOrderError = ({ reference, rows: [{ row }] }: RowGroup): ImportError => ({
  ...{ row, column: 'Reference', code: 'sample', message: importSampleTexts.order },
  value: reference,
});
