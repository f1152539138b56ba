import type { OrderResult } from '../rules/integration-flow.js';
import type { ImportState } from './import.view.js';

/** A pushed file of orders or addresses that is not acknowledged yet. */
export interface PushedFileView {
  /** A pushed file is its import: both have the same id. */
  readonly fileId: number;
  readonly importId: number;
  readonly state: ImportState;
  /** The client has pushed the same content before: this is the earlier file, and nothing is created twice. */
  readonly seenBefore: boolean;
  /** Path with the acknowledgement, once it is ready. */
  readonly statusUrl: string;
}

/** A field or column of a file that was not read, because the format does not have it. */
export interface IgnoredFieldView {
  /** Path of a field, such as `items/quantiti`, or heading of a column. */
  readonly field: string;
  /** The known one that is written most alike; null if there is none. */
  readonly nearest: string | null;
}

/** Error of an order or address, with its message. */
export interface AcknowledgedErrorView {
  /** Line of the file, or number of the order in a document. */
  readonly row: number;
  /** Column of the import template; empty if it concerns the whole order. */
  readonly field: string;
  readonly message: string;
}

/** Result of one order. */
export interface AcknowledgedOrderView {
  readonly reference: string;
  readonly result: OrderResult;
  readonly consignmentId: number | null;
  readonly connoteNumber: string | null;
  readonly carrier: string | null;
  readonly service: string | null;
  /** Calendar day, yyyy-MM-dd. */
  readonly eta: string | null;
  /** Dollars, including GST. */
  readonly totalCost: number | null;
  readonly errors: readonly AcknowledgedErrorView[];
  /** Name of the PDF with its labels; null if it has none there. Absent unless the flow writes labels. */
  readonly labels?: string | null;
}

/** Result of one address. */
export interface AcknowledgedAddressView {
  /** Reference ID; empty if the address has none. */
  readonly reference: string;
  readonly company: string;
  readonly result: OrderResult;
  readonly addressId: number | null;
  readonly errors: readonly AcknowledgedErrorView[];
}

interface AcknowledgedFileView {
  readonly format: string;
  readonly fileName: string;
  /** SHA-256 of the file, hexadecimal. */
  readonly digest: string;
  /** ISO instant. */
  readonly receivedAt: string;
  /** Reason the whole file was rejected; null if its content was processed. */
  readonly refusal: string | null;
  /** Fields or columns that were not read, the first 20; absent if there are none. */
  readonly ignoredFields?: readonly IgnoredFieldView[];
}

/** Acknowledgement of a file of addresses, `linehaul.address-ack.v1`: one for each file that was collected or pushed. */
export interface AddressAcknowledgementView extends AcknowledgedFileView {
  readonly counts: {
    readonly addresses: number;
    readonly taken: number;
    readonly drafts: number;
    readonly known: number;
    readonly refused: number;
  };
  readonly addresses: readonly AcknowledgedAddressView[];
}

/** Acknowledgement of a file of orders, `linehaul.ack.v1`: one for each file that was collected or pushed. */
export interface OrderAcknowledgementView extends AcknowledgedFileView {
  readonly counts: {
    readonly orders: number;
    readonly taken: number;
    readonly drafts: number;
    readonly known: number;
    readonly refused: number;
  };
  readonly orders: readonly AcknowledgedOrderView[];
}
