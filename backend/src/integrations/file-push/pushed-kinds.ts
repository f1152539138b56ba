import type { ImportKind } from '@contracts/rules/import-kinds.js';
import type {
  AddressAcknowledgementView,
  OrderAcknowledgementView,
} from '@contracts/views/order-file.view.js';

import type { Import, PushedFileService } from '../../imports/index.js';
import {
  type AcknowledgedAddresses,
  type AcknowledgedOrders,
  refusalOf,
  toAcknowledgement,
  toAddressAcknowledgement,
} from '../client-flows/formats/acknowledgement.js';

/** Results of a pushed file: as a document, and to be written in other formats. */
interface PushedResults<View> {
  readonly view: View;
  readonly file: AcknowledgedOrders | AcknowledgedAddresses;
}

/** A kind of files that programs push. */
export interface PushedKind<View> {
  readonly kind: ImportKind;
  /** Route below /api/v1. */
  readonly route: string;
  /** Prefix of the name of a file that was sent without one. */
  readonly records: string;
  /** Null until the import has ended and what it created is listed. */
  readonly read: (files: PushedFileService, found: Import) => Promise<PushedResults<View> | null>;
}

export const pushedOrders: PushedKind<OrderAcknowledgementView> = {
  kind: 'CONSIGNMENT',
  route: 'order-file',
  records: 'orders',
  read: async (files, found) => {
    const orders = await files.findOrderOutcomes(found);
    const file = orders && { ...headOf(found), orders };
    return file && { view: toAcknowledgement(file), file };
  },
};

export const pushedAddresses: PushedKind<AddressAcknowledgementView> = {
  kind: 'ADDRESS',
  route: 'address-file',
  records: 'addresses',
  read: async (files, found) => {
    const addresses = await files.findAddressOutcomes(found);
    const file = addresses && { ...headOf(found), addresses };
    return file && { view: toAddressAcknowledgement(file), file };
  },
};

const headOf = (found: Import) => ({
  name: found.fileName,
  digest: found.digest,
  receivedAt: found.receivedAt,
  refusal: refusalOf(found),
  ignoredFields: found.ignoredFields,
});
