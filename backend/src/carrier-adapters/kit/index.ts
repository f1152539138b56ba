export * from './carrier-adapter.js';
export type { Call, CarrierRequest, CarrierResponse } from './carrier-call.js';
export { cents, digits, wholeNumber } from './carrier-json.js';
export { Rejected, Throttled, Unavailable, Unknown } from './outcomes.js';
export type { SettingsField, SettingsForm } from './settings-form.js';
export { piecesOf, type Shipment, type ShipmentItem, type ShipmentParty } from './shipment.js';
