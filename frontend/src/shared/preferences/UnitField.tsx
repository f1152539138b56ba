import { appPreferenceTexts as words } from '@contracts/texts/app/settings';
import type { UserSettingsView } from '@contracts/views/user.view';

import { FormField } from '../forms/FormField';
import { SegmentedControl } from '../forms/SegmentedControl';

export interface UnitFieldProps {
  readonly value: UserSettingsView['preferredUnit'];
  readonly onChange: (unit: UserSettingsView['preferredUnit']) => void;
}

/** Length unit of a user. */
export const UnitField = ({ value, onChange }: UnitFieldProps) => (
  <FormField label={words.preferredUnit}>
    {() => (
      <SegmentedControl
        label={words.preferredUnit}
        value={value}
        segments={[
          { value: 'M', label: words.units.M },
          { value: 'CM', label: words.units.CM },
          { value: 'MM', label: words.units.MM },
        ]}
        onChange={onChange}
      />
    )}
  </FormField>
);
