import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

import { addressTexts } from '@contracts/texts/addresses';
import { shellTexts } from '@contracts/texts/shell';
import { ownAddressTexts, ownImportTexts as words } from '@contracts/texts/own-screens';

import { AppCheckbox } from '../../../shared/forms/AppCheckbox';
import { FormDialog } from '../../../shared/forms/FormDialog';
import { FormField } from '../../../shared/forms/FormField';
import { NativeSelectInput } from '../../../shared/forms/NativeSelectInput';
import type { ToolDialogProps } from '../../../shared/navigation/tool-dialog';
import { useClient } from '../../../shared/session/useClient';
import { usePermissionCheck } from '../../../shared/session/usePermission';
import { FileDrop } from '../../../shared/uploads/FileDrop';
import { ImportReport } from '../../../shared/uploads/ImportReport';
import { useAddressImport, type AddressImport } from './useAddressImport';

const TEMPLATE = '/static/templates/AddressTemplate.csv';

/** ADDR-24: a file of addresses, taken row by row; what is wrong with a row is said. */
export function ImportAddressesDialog({ onClose }: ToolDialogProps) {
  const state = useAddressImport();
  const { report } = state;

  return (
    <FormDialog
      title={words.title}
      submitLabel={submitLabelOf(state)}
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

/** A file seen before is only taken when the user says so: the button asks just that (GAP-17). */
function submitLabelOf({ report, isBusy, wasSeenBefore }: AddressImport): string {
  if (report) return words.another;
  if (isBusy) return words.uploading;
  return wasSeenBefore ? words.againQuestion : words.upload;
}

function ImportFields({ state }: { readonly state: AddressImport }) {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Typography sx={{ color: 'text.secondary' }}>
        {words.intro}{' '}
        <Link href={TEMPLATE} download>
          {words.template}
        </Link>
      </Typography>
      <ImportClient state={state} />
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

/** Only for users of several clients. */
function ImportClient({ state }: { readonly state: AddressImport }) {
  const { choices, canChoose } = useClient();
  const can = usePermissionCheck();
  if (!canChoose) return null;

  const own = choices.filter(({ id }) => can('CREATE_ADDRESS', id));
  return (
    <FormField
      label={ownAddressTexts.client}
      error={state.isClientMissing ? shellTexts.selectClient : undefined}
    >
      {(field) => (
        <NativeSelectInput
          {...field}
          value={String(state.clientId ?? '')}
          options={[
            { value: '', label: ownAddressTexts.pickClient },
            ...own.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={(id) => {
            state.setClientId(id === '' ? null : Number(id));
          }}
        />
      )}
    </FormField>
  );
}
