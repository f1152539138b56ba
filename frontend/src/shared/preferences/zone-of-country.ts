import type { CountryTimeZonesView } from '@contracts/views/user.view';

import { DEFAULT_TIME_ZONE } from '../session/useSession';

/** SETTINGS-76: the default zone if the country has it, else its first. */
export function zoneOfCountry(name: string, countries: readonly CountryTimeZonesView[]): string {
  const zones = countries.find(({ countryName }) => countryName === name)?.timeZones ?? [];
  return zones.includes(DEFAULT_TIME_ZONE) ? DEFAULT_TIME_ZONE : (zones[0] ?? DEFAULT_TIME_ZONE);
}
