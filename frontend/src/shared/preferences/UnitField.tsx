import { ownPreferenceTexts as words } from '@contracts/texts/own-settings';
import type { UserSettingsView } from '@contracts/views/user.view';

import { FormField } from '../forms/FormField';
import { SegmentedControl } from '../forms/SegmentedControl';

export interface UnitFieldProps {
  readonly value: UserSettingsView['preferredUnit'];
  readonly onChange: (unit: UserSettingsView['preferredUnit']) => void;
}

/** The unit of length a user measures in. */
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
