import FormControlLabel from '@mui/material/FormControlLabel';

import { AppCheckbox } from './AppCheckbox';

export interface CheckFieldProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Labelled checkbox in a form. */
export const CheckField = ({ label, isOn, isDisabled = false, onChange }: CheckFieldProps) => (
  <FormControlLabel
    label={label}
    disabled={isDisabled}
    control={
      <AppCheckbox
        checked={isOn}
        onChange={(_event, checked) => {
          onChange(checked);
        }}
      />
    }
  />
);
