export { freightZones, type FreightZone } from './freight-zones.js';
export { loadStarterData } from './load-starter-data.js';
export type { ServiceGroupName } from './transit-days.js';
