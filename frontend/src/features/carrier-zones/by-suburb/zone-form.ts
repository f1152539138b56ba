import { zoneTexts as texts } from '@contracts/texts/zones';
import type { CarrierZoneView } from '@contracts/views/carrier-zone.view';

/** What is chosen so far; each is chosen within the one before (ZONE-10 to ZONE-12). */
export interface ZoneForm {
  readonly carrierId: number | null;
  readonly zonePriority: number | null;
  readonly zoneId: number | null;
}

export type ZoneMessages = Partial<Record<keyof ZoneForm, string>>;

/** A new relationship, or the one that is changed. */
export const zoneForm = (zone: CarrierZoneView | null): ZoneForm => ({
  carrierId: zone?.carrierId ?? null,
  zonePriority: zone?.zonePriority ?? null,
  zoneId: zone?.id ?? null,
});

/** Priorities of a carrier that are still open for the suburb, the first first. */
export function openPriorities(
  zones: readonly CarrierZoneView[],
  taken: readonly CarrierZoneView[],
): number[] {
  const isTaken = ({ carrierId, zonePriority }: CarrierZoneView) =>
    taken.some((one) => one.carrierId === carrierId && one.zonePriority === zonePriority);
  const open = zones.filter((zone) => !isTaken(zone)).map(({ zonePriority }) => zonePriority);
  return [...new Set(open)].toSorted((one, other) => one - other);
}

/** The priority that holds: the one chosen, or the only one there is (ZONE-13). */
export const priorityOf = ({ zonePriority }: ZoneForm, open: readonly number[]): number | null =>
  zonePriority ?? (open.length === 1 ? (open[0] ?? null) : null);

/** ZONE-15 */
export function zoneMessages({ carrierId, zonePriority, zoneId }: ZoneForm): ZoneMessages {
  return {
    ...(carrierId === null && { carrierId: texts.noCarrier }),
    ...(zonePriority === null && { zonePriority: texts.noPriority }),
    ...(zoneId === null && { zoneId: texts.noZone }),
  };
}
