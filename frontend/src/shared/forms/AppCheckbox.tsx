import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';

import { CheckboxBox } from './CheckboxBox';

/** A checkbox as the lists draw it; 24 px to hit. */
export const AppCheckbox = (props: Omit<CheckboxProps, 'sx'>) => (
  <Checkbox
    disableRipple
    icon={<CheckboxBox />}
    checkedIcon={<CheckboxBox state="checked" />}
    indeterminateIcon={<CheckboxBox state="mixed" />}
    {...props}
    sx={{ p: 1 }}
  />
);
