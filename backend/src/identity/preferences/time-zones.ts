import type { CountryTimeZonesView } from '@contracts/views/user.view.js';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

/** What the runtime knows of a region; newer ones answer by method only. */
interface RegionLocale {
  readonly timeZones?: readonly string[];
  getTimeZones?(): readonly string[];
}

let known: readonly CountryTimeZonesView[] | undefined;

/** Every country with its IANA zones, Australia first (GAP-54). */
export const countryTimeZones = (): readonly CountryTimeZonesView[] => (known ??= listCountries());

function listCountries(): CountryTimeZonesView[] {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .map((code) => ({ countryName: names.of(code) ?? '', timeZones: zonesOf(code) }))
    .filter(({ countryName, timeZones }) => countryName !== '' && timeZones.length > 0)
    .sort((one, other) => rank(one) - rank(other) || compare(one, other));
}

/** None for a code that is only another spelling, as UK is of GB. */
function zonesOf(code: string): string[] {
  const locale = new Intl.Locale(`und-${code}`);
  if (locale.region !== code) return [];
  const region = locale as unknown as RegionLocale;
  return [...(region.timeZones ?? region.getTimeZones?.() ?? [])];
}

const rank = ({ countryName }: CountryTimeZonesView) => (countryName === 'Australia' ? 0 : 1);
const compare = (one: CountryTimeZonesView, other: CountryTimeZonesView) =>
  one.countryName.localeCompare(other.countryName, 'en');
