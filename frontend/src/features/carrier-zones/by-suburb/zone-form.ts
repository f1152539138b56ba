import { zoneTexts as texts } from '@contracts/texts/spec/zones';
import type { CarrierZoneView } from '@contracts/views/carrier-zone.view';

/** Current selections; each depends on the previous one (ZONE-10 to ZONE-12). */
export interface ZoneForm {
  readonly carrierId: number | null;
  readonly zonePriority: number | null;
  readonly zoneId: number | null;
}

export type ZoneErrors = Partial<Record<keyof ZoneForm, string>>;

/** Initial form: empty, or with the assignment to change. */
export const zoneForm = (zone: CarrierZoneView | null): ZoneForm => ({
  carrierId: zone?.carrierId ?? null,
  zonePriority: zone?.zonePriority ?? null,
  zoneId: zone?.id ?? null,
});

/** Priorities of a carrier still available for the suburb, in order. */
export function openPriorities(
  zones: readonly CarrierZoneView[],
  existing: readonly CarrierZoneView[],
): number[] {
  const isTaken = ({ carrierId, zonePriority }: CarrierZoneView) =>
    existing.some((zone) => zone.carrierId === carrierId && zone.zonePriority === zonePriority);
  const priorities = zones.filter((zone) => !isTaken(zone)).map(({ zonePriority }) => zonePriority);
  return [...new Set(priorities)].toSorted((a, b) => a - b);
}

/** The selected priority, or the only one (ZONE-13). */
export const priorityOf = (
  { zonePriority }: ZoneForm,
  priorities: readonly number[],
): number | null => zonePriority ?? (priorities.length === 1 ? (priorities[0] ?? null) : null);

/** Zone that the suburb is in now, for the carrier and priority of another; null if it was removed. */
export const currentZone = (
  { carrierId, zonePriority }: CarrierZoneView,
  listed: readonly CarrierZoneView[],
): CarrierZoneView | null =>
  listed.find((one) => one.carrierId === carrierId && one.zonePriority === zonePriority) ?? null;

/** ZONE-15 */
export function validateZone({ carrierId, zonePriority, zoneId }: ZoneForm): ZoneErrors {
  return {
    ...(carrierId === null && { carrierId: texts.noCarrier }),
    ...(zonePriority === null && { zonePriority: texts.noPriority }),
    ...(zoneId === null && { zoneId: texts.noZone }),
  };
}
