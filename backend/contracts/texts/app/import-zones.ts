/** Imports of carrier zones with a plan: errors. */
export const importZoneTexts = {
  known: 'The suburb is already in zone {zone}.',
  changed: 'Not changed: the zone of the suburb has changed since this was planned.',
} as const;
