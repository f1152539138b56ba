export { createLinehaul, type Linehaul, type LinehaulOptions } from './linehaul.js';
export { LinehaulError } from './linehaul-error.js';
export type { EventPage, FollowOptions, LinehaulEvent, LinehaulEventOf } from './events.js';
export type { InputOf, OperationId, ResultOf } from './operation-types.js';
export type { components } from './generated/api.js';
export { verifyWebhook } from './verify-webhook.js';
