import { mapInSlices } from '../../platform/map-in-slices.js';
import type { NewAddress } from '../address.repository.js';
import { toAddressInput } from '../http/save-address.dto.js';
import type { SuburbIndex } from '../localities/suburb-index.js';
import {
  incompleteFields,
  invalidFields,
  toAddressDto,
  toSuburbInput,
  type AddressRow,
  type RowError,
} from './address-template.js';

/** Records and options that the rows of one file are validated with. */
export interface AddressImportContext {
  readonly clientId: number;
  readonly saveAsDrafts: boolean;
  readonly suburbs: SuburbIndex;
  /** References that the client's addresses already use. */
  readonly takenReferences: ReadonlySet<string>;
}

/** A row with its address, or with the errors it was rejected for. */
export interface ValidatedRow {
  readonly row: AddressRow;
  readonly address: NewAddress | null;
  readonly errors: readonly RowError[];
}

const duplicate: RowError = {
  column: 'Reference ID',
  code: 'duplicate',
  message: 'An address with this reference already exists',
};

/** GAP-17: a reference is unique per client; if two rows have the same reference, the first one is imported. */
export function validateRows(
  rows: readonly AddressRow[],
  { clientId, saveAsDrafts, suburbs, takenReferences }: AddressImportContext,
): Promise<ValidatedRow[]> {
  const taken = new Set(takenReferences);
  return mapInSlices(rows, (row) => {
    const dto = toAddressDto(row, clientId, suburbs.findId(toSuburbInput(row)));
    const errors = [
      ...invalidFields(dto),
      ...(saveAsDrafts ? [] : incompleteFields(dto)),
      ...(dto.referenceId && taken.has(dto.referenceId) ? [duplicate] : []),
    ];
    if (errors.length > 0) return { row, address: null, errors };
    if (dto.referenceId) taken.add(dto.referenceId);
    return { row, address: { ...toAddressInput(dto), clientId, isDefault: false }, errors };
  });
}
