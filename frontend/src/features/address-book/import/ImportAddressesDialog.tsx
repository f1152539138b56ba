import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

import { addressTexts } from '@contracts/texts/addresses';
import { ownImportTexts as words } from '@contracts/texts/own-screens';

import { AppCheckbox } from '../../../shared/forms/AppCheckbox';
import { FormDialog } from '../../../shared/forms/FormDialog';
import type { ToolDialogProps } from '../../../shared/navigation/tool-dialog';
import { ClientField } from '../../../shared/session/ClientField';
import { useClient } from '../../../shared/session/useClient';
import { FileDrop } from '../../../shared/uploads/FileDrop';
import { ImportReport } from '../../../shared/uploads/ImportReport';
import { uploadLabel } from '../../../shared/uploads/upload-label';
import { useAddressImport, type AddressImport } from './useAddressImport';

const TEMPLATE = '/static/templates/AddressTemplate.csv';

/** ADDR-24: a file of addresses, taken row by row; what is wrong with a row is said. */
export function ImportAddressesDialog({ onClose }: ToolDialogProps) {
  const state = useAddressImport();
  const { report } = state;

  return (
    <FormDialog
      title={words.title}
      submitLabel={uploadLabel({ ...state, isDone: report !== null })}
      closeLabel={report ? words.finish : undefined}
      isDirty={state.file !== null && !report}
      isBusy={state.isBusy}
      error={state.refusal ?? undefined}
      onSubmit={() => {
        if (report) state.startAgain();
        else void state.upload({ again: state.wasSeenBefore });
      }}
      onClose={onClose}
    >
      {report ? (
        <ImportReport
          report={report}
          done={words.done}
          none={addressTexts.noneInserted}
          failedFileName="addresses-with-errors.csv"
        />
      ) : (
        <ImportFields state={state} />
      )}
    </FormDialog>
  );
}

function ImportFields({ state }: { readonly state: AddressImport }) {
  const { canChoose } = useClient();
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Typography sx={{ color: 'text.secondary' }}>
        {words.intro}{' '}
        <Link href={TEMPLATE} download>
          {words.template}
        </Link>
      </Typography>
      {canChoose && (
        <ClientField
          permission="CREATE_ADDRESS"
          value={state.clientId}
          error={state.clientMessage}
          onChange={state.setClientId}
        />
      )}
      <FileDrop
        label={words.file}
        accept=".csv,text/csv"
        file={state.file}
        error={state.fileMessage ?? undefined}
        onChange={state.setFile}
      />
      <FormControlLabel
        label={words.saveAsDrafts}
        control={
          <AppCheckbox
            checked={state.saveAsDrafts}
            onChange={(_event, isOn) => {
              state.setSaveAsDrafts(isOn);
            }}
          />
        }
      />
    </Box>
  );
}
