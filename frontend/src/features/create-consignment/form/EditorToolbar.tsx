import Box from '@mui/material/Box';

import { ActingFor } from '../../../shared/session/ActingFor';
import type { ConsignmentForm } from './consignment-form';
import { ClearButton } from './ClearButton';
import { CopyPrevious } from './CopyPrevious';
import type { FormType } from '../../../shared/navigation/consignment-paths';
import { withConsignmentType } from './form-addresses';
import { TypeSwitch } from './TypeSwitch';
import type { ConsignmentFormState } from './useConsignmentForm';

export interface EditorToolbarProps {
  readonly clientId: number;
  readonly isNew: boolean;
  readonly state: ConsignmentFormState;
  readonly onTypeChange?: ((form: ConsignmentForm) => void) | undefined;
}

/** Consignment type, and sources to copy from. */
export function EditorToolbar({ clientId, isNew, state, onTypeChange }: EditorToolbarProps) {
  function switchTo(type: FormType) {
    if (onTypeChange) onTypeChange(withConsignmentType(state.form, type));
    else state.changeType(type);
  }

  return (
    <Box sx={toolbarSx}>
      <TypeSwitch value={state.form.consignmentType} onChange={switchTo} />
      <ActingFor clientId={clientId} />
      <Box sx={{ flex: 1 }} />
      {isNew && <CopyPrevious clientId={clientId} />}
      {isNew && <ClearButton state={state} />}
    </Box>
  );
}

const toolbarSx = {
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '4px 8px',
  px: { xs: 3, sm: 5 },
  pb: '12px',
} as const;
