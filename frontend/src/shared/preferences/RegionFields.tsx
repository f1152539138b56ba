import { appPreferenceTexts as texts } from '@contracts/texts/app/settings';
import type { CountryTimeZonesView, UserSettingsView } from '@contracts/views/user.view';

import { FormField } from '../forms/FormField';
import { NativeSelectInput } from '../forms/NativeSelectInput';
import { zoneOfCountry } from './zone-of-country';

type Region = Pick<UserSettingsView, 'countryName' | 'timeZone'>;

export interface RegionFieldsProps {
  readonly region: Region;
  readonly countries: readonly CountryTimeZonesView[];
  readonly onChange: (part: Partial<Region>) => void;
}

/** SETTINGS-75, SETTINGS-76: country and time zone of a user; each country offers its own zones. */
export function RegionFields({ region, countries, onChange }: RegionFieldsProps) {
  const { countryName, timeZone } = region;
  const names = countries.map((country) => country.countryName);
  const zones = countries.find((country) => country.countryName === countryName)?.timeZones;
  return (
    <>
      <FormField label={texts.country}>
        {(field) => (
          <NativeSelectInput
            {...field}
            value={countryName}
            options={optionsOf(names, countryName)}
            onChange={(name) => {
              onChange({ countryName: name, timeZone: zoneOfCountry(name, countries) });
            }}
          />
        )}
      </FormField>
      <FormField label={texts.timeZone}>
        {(field) => (
          <NativeSelectInput
            {...field}
            value={timeZone}
            options={optionsOf(zones ?? [], timeZone)}
            onChange={(zone) => {
              onChange({ timeZone: zone });
            }}
          />
        )}
      </FormField>
    </>
  );
}

/** Keeps the selected option listed while the options load. */
const optionsOf = (names: readonly string[], chosen: string) =>
  (names.includes(chosen) ? names : [chosen, ...names]).map((name) => ({
    value: name,
    label: name,
  }));
