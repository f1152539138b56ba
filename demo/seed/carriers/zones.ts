/** Priority 2: states, for carriers with rates by state. */
export const stateZones = ['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT', 'ACT'];

/** Zones with couriers. */
export const courierZones = ['SYD', 'MEL', 'BNE', 'ADL', 'PER', 'CBR', 'HBT', 'DRW'];
