import Box from '@mui/material/Box';

import { ownConnectionTexts as words } from '@contracts/texts/own-carriers';
import { ownTexts } from '@contracts/texts/own';

import { FormDialog } from '../../../shared/forms/FormDialog';
import { BookingSection } from './BookingSection';
import { CarrierSection } from './CarrierSection';
import { DifotSection } from './DifotSection';
import { TransferSection } from './TransferSection';
import { useConnectionForm, type ConnectionOptions } from './useConnectionForm';

/** CARRIER-24 to CARRIER-47: what a carrier asks for opens section by section, once it is chosen. */
export function ConnectionDialog(options: ConnectionOptions) {
  const state = useConnectionForm(options);
  const { record, isReadOnly } = state;
  const title = record ? words.editTitle : words.addTitle;
  return (
    <FormDialog
      title={isReadOnly ? words.viewTitle : title}
      {...(isReadOnly ? { closeLabel: ownTexts.close } : { submitLabel: words.save })}
      isDirty={state.isDirty}
      isBusy={state.isBusy}
      error={state.refusal}
      onSubmit={() => {
        if (!isReadOnly) void state.submit();
      }}
      onClose={options.onClose}
    >
      <Box sx={{ display: 'grid', gap: 5 }}>
        <CarrierSection state={state} />
        {state.carrier && (
          <>
            <TransferSection state={state} carrier={state.carrier} />
            <BookingSection state={state} carrier={state.carrier} />
            <DifotSection state={state} carrier={state.carrier} />
          </>
        )}
      </Box>
    </FormDialog>
  );
}
