import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useId } from 'react';

import { appClientFeatureHints, appClientFeatures } from '@contracts/texts/app/organisations';

import { withSwitch, type ClientSwitch } from './client-form';
import type { ClientFormState } from './useClientForm';

export interface FeatureSwitchProps {
  readonly name: ClientSwitch;
  readonly state: ClientFormState;
}

/** Feature switch of a client, with its description. */
export function FeatureSwitch({ name, state: { form, change } }: FeatureSwitchProps) {
  const hintId = useId();
  return (
    <Box className="feature" sx={{ px: 3, py: 2 }}>
      <FormControlLabel
        label={appClientFeatures[name]}
        labelPlacement="start"
        sx={{ display: 'flex', justifyContent: 'space-between' }}
        control={
          <Switch
            checked={form[name]}
            slotProps={{ input: { 'aria-describedby': hintId } }}
            onChange={(_event, isOn) => {
              change(withSwitch(name, isOn));
            }}
          />
        }
      />
      <Box id={hintId} sx={{ color: 'app.textMuted', typography: 'body2' }}>
        {appClientFeatureHints[name]}
      </Box>
    </Box>
  );
}
