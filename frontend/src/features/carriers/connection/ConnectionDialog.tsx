import Box from '@mui/material/Box';

import { appConnectionTexts as texts } from '@contracts/texts/app/carriers';
import { appTexts } from '@contracts/texts/app/common';

import { FormDialog } from '../../../shared/forms/FormDialog';
import { HistoryButton } from '../../../shared/navigation/HistoryButton';
import { AccountSection } from './AccountSection';
import { BookingSection } from './BookingSection';
import { CarrierSection } from './CarrierSection';
import { DifotSection } from './DifotSection';
import { TestSection } from './TestSection';
import { TransferSection, type SectionProps } from './TransferSection';
import { useConnectionForm, type ConnectionOptions } from './useConnectionForm';

/** CARRIER-24 to CARRIER-47: form of a connection, with the sections that the selected carrier requires. */
export function ConnectionDialog(options: ConnectionOptions) {
  const state = useConnectionForm(options);
  const { record, isReadOnly } = state;
  const title = record ? texts.editTitle : texts.addTitle;
  return (
    <FormDialog
      title={isReadOnly ? texts.viewTitle : title}
      {...(isReadOnly ? { closeLabel: appTexts.close } : { submitLabel: texts.save })}
      actions={<HistoryButton kind="customer-carrier" id={record?.id} />}
      isDirty={state.isDirty}
      isBusy={state.isBusy}
      error={state.rejection}
      onSubmit={() => {
        if (!isReadOnly) void state.submit();
      }}
      onClose={options.onClose}
    >
      <Box sx={{ display: 'grid', gap: 5 }}>
        <CarrierSection state={state} />
        {state.carrier && (
          <>
            {state.carrier.adapter ? (
              <AccountSection state={state} adapter={state.carrier.adapter} />
            ) : (
              <ServerSections state={state} carrier={state.carrier} />
            )}
            {!isReadOnly && state.canReveal && (
              <TestSection state={state} carrier={state.carrier} />
            )}
          </>
        )}
      </Box>
    </FormDialog>
  );
}

/** A carrier without an adapter is reached through the servers entered here. */
const ServerSections = (props: SectionProps) => (
  <>
    <TransferSection {...props} />
    <BookingSection {...props} />
    <DifotSection {...props} />
  </>
);
