import { appUserPlaceTexts as texts } from '@contracts/texts/app/users.js';
import type { CountryTimeZonesView } from '@contracts/views/user.view.js';

import { InvalidRequest } from '../../platform/invalid-request.js';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

/** Properties of Intl.Locale; newer runtimes have methods instead. */
interface RegionLocale {
  readonly timeZones?: readonly string[];
  getTimeZones?(): readonly string[];
}

let cached: readonly CountryTimeZonesView[] | undefined;

/** Lists every country with its IANA zones, Australia first (GAP-54). */
export const countryTimeZones = (): readonly CountryTimeZonesView[] => (cached ??= listCountries());

function listCountries(): CountryTimeZonesView[] {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .map((code) => ({ countryName: names.of(code) ?? '', timeZones: readZones(code) }))
    .filter(({ countryName, timeZones }) => countryName !== '' && timeZones.length > 0)
    .sort((left, right) => rank(left) - rank(right) || compare(left, right));
}

/** Returns no zones for an alias of a country code, such as UK for GB. */
function readZones(code: string): string[] {
  const locale = new Intl.Locale(`und-${code}`);
  if (locale.region !== code) return [];
  const region = locale as unknown as RegionLocale;
  return [...(region.timeZones ?? region.getTimeZones?.() ?? [])];
}

/**
 * Checks that a user's time zone is one of the user's country, as the screen offers them.
 * @throws InvalidRequest
 */
export function assertZoneOfCountry(
  { countryName, timeZone }: { readonly countryName: string; readonly timeZone: string },
  path: string,
): void {
  const country = countryTimeZones().find((each) => each.countryName === countryName);
  if (!country)
    throw new InvalidRequest([{ path: `${path}countryName`, message: texts.noCountry }]);
  if (country.timeZones.includes(timeZone)) return;
  const message = texts.timeZoneOfOtherCountry(countryName);
  throw new InvalidRequest([{ path: `${path}timeZone`, message }]);
}

const rank = ({ countryName }: CountryTimeZonesView) => (countryName === 'Australia' ? 0 : 1);
const compare = (left: CountryTimeZonesView, right: CountryTimeZonesView) =>
  left.countryName.localeCompare(right.countryName, 'en');
