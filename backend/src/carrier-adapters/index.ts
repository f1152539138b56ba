export { carrierKinds, findCarrierKind } from './carrier-adapters.js';
export * from './kit/carrier-adapter.js';
export type { Call } from './kit/carrier-call.js';
export {
  type CallContext,
  type CallLogEntry,
  type CarrierTransport,
  networkTransport,
} from './kit/carrier-client.js';
export type { CarrierKind } from './kit/carrier-kind.js';
export { handOver } from './kit/hand-over.js';
export { Rejected, Throttled, Unavailable, Unknown, Unreadable } from './kit/outcomes.js';
export type { SettingsField } from './kit/settings-form.js';
export { piecesOf, type Shipment, type ShipmentItem, type ShipmentParty } from './kit/shipment.js';
