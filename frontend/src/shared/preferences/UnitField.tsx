import { appPreferenceTexts as texts } from '@contracts/texts/app/settings';
import type { UserSettingsView } from '@contracts/views/user.view';

import { FormField } from '../forms/FormField';
import { SegmentedControl } from '../forms/SegmentedControl';

export interface UnitFieldProps {
  readonly value: UserSettingsView['preferredUnit'];
  readonly onChange: (unit: UserSettingsView['preferredUnit']) => void;
}

/** Length unit of a user. */
export const UnitField = ({ value, onChange }: UnitFieldProps) => (
  <FormField label={texts.preferredUnit}>
    {() => (
      <SegmentedControl
        label={texts.preferredUnit}
        value={value}
        segments={[
          { value: 'M', label: texts.units.M },
          { value: 'CM', label: texts.units.CM },
          { value: 'MM', label: texts.units.MM },
        ]}
        onChange={onChange}
      />
    )}
  </FormField>
);
