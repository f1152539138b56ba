/** Time zone of each state and territory (spec part 1, section 9). */
const zones: Readonly<Record<string, string>> = {
  NSW: 'Australia/Sydney',
  VIC: 'Australia/Melbourne',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  WA: 'Australia/Perth',
  NT: 'Australia/Darwin',
  ACT: 'Australia/Canberra',
  TAS: 'Australia/Hobart',
};

/** IANA zone of a state; New South Wales where the state is not known (spec part 1, section 9). */
export const stateZone = (state: string | null | undefined): string =>
  zones[state ?? 'NSW'] ?? 'Australia/Sydney';
