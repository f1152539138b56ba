import type { NewAddress } from '../address-book.js';
import { toWrittenAddress } from '../http/save-address.dto.js';
import type { NamedPlaces } from '../localities/named-places.js';
import {
  draftReasons,
  toAddressDto,
  wrongFields,
  type AddressRow,
  type RowFault,
} from './address-template.js';

/** What a row is judged against. */
export interface ImportCircumstances {
  readonly clientId: number;
  readonly saveAsDrafts: boolean;
  readonly suburbs: NamedPlaces;
  /** References the client's book holds already. */
  readonly takenReferences: ReadonlySet<string>;
}

/** A row, and the address it becomes; null where it is not taken, for the reasons given. */
export interface JudgedRow {
  readonly row: AddressRow;
  readonly address: NewAddress | null;
  readonly faults: readonly RowFault[];
}

const duplicate: RowFault = {
  column: 'Reference ID',
  code: 'duplicate',
  message: 'An address with this reference exists already',
};

/** GAP-17: rows are de-duplicated by client and reference; of two in one file the first is taken. */
export function judgeRows(
  rows: readonly AddressRow[],
  { clientId, saveAsDrafts, suburbs, takenReferences }: ImportCircumstances,
): JudgedRow[] {
  const taken = new Set(takenReferences);
  return rows.map((row) => {
    const { Suburb: name, Postcode: postcode, State: state } = row.values;
    const dto = toAddressDto(row, clientId, suburbs.idOf({ name, postcode, state }));
    const faults = [
      ...wrongFields(dto),
      ...(saveAsDrafts ? [] : draftReasons(dto)),
      ...(dto.referenceId && taken.has(dto.referenceId) ? [duplicate] : []),
    ];
    if (faults.length > 0) return { row, address: null, faults };
    if (dto.referenceId) taken.add(dto.referenceId);
    return { row, address: { ...toWrittenAddress(dto), clientId, isDefault: false }, faults };
  });
}
