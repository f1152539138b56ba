import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

import { appPreferenceTexts as texts } from '@contracts/texts/app/settings';
import type { PrinterView } from '@contracts/views/printer.view';

import { messageOf } from '../../../shared/api/api-error';
import { FormField } from '../../../shared/forms/FormField';
import { NativeSelectInput } from '../../../shared/forms/NativeSelectInput';
import { useClient } from '../../../shared/session/useClient';
import { useClientSettings } from '../../../shared/session/useSession';
import { useListPrintersQuery } from '../user-settings.api';
import type { PreferencesDraft } from './preferences-draft';

/** Download page for the print service's app. */
const DOWNLOADS = 'https://www.printnode.com/en/download';

/** SETTINGS-77: not for parent accounts, and only if the client prints through the service. */
export function PrinterFields(draft: PreferencesDraft) {
  const { clientId, hasChildClients } = useClient();
  const settings = useClientSettings(clientId);
  if (clientId === undefined || hasChildClients || !settings?.printNodeApi) return null;

  return (
    <Box component="section" className="wide" aria-label={texts.printing} sx={{ mt: 2 }}>
      <Typography variant="h3" sx={{ mb: 3 }}>
        {texts.printing}
      </Typography>
      <Printers {...draft} clientId={clientId} />
      <Box sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', gap: '4px 12px' }}>
        <span>{texts.printerApp}</span>
        <Link href={`${DOWNLOADS}#windows`} target="_blank" rel="noreferrer">
          {texts.windows}
        </Link>
        <Link href={`${DOWNLOADS}#macos`} target="_blank" rel="noreferrer">
          {texts.macOS}
        </Link>
      </Box>
    </Box>
  );
}

interface PrintersProps extends PreferencesDraft {
  readonly clientId: number;
}

/** SETTINGS-78. */
function Printers({ clientId, form, change }: PrintersProps) {
  const { data: printers = [], error } = useListPrintersQuery(clientId);
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          gap: '14px 12px',
        }}
      >
        <PrinterField
          label={texts.labelPrinter}
          value={form.labelPrinterId}
          printers={printers}
          onChange={(labelPrinterId) => {
            change({ labelPrinterId });
          }}
        />
        <PrinterField
          label={texts.otherPrinter}
          value={form.otherPrinterId}
          printers={printers}
          onChange={(otherPrinterId) => {
            change({ otherPrinterId });
          }}
        />
      </Box>
      {error && (
        <FormHelperText error role="alert">
          {messageOf(error, texts.printersFailed)}
        </FormHelperText>
      )}
    </>
  );
}

interface PrinterFieldProps {
  readonly label: string;
  readonly value: number | null;
  readonly printers: readonly PrinterView[];
  readonly onChange: (id: number | null) => void;
}

/** Keeps the selected printer while it is offline. */
function PrinterField({ label, value, printers, onChange }: PrinterFieldProps) {
  const isUnknown = value !== null && !printers.some(({ id }) => id === value);
  return (
    <FormField label={label}>
      {(field) => (
        <NativeSelectInput
          {...field}
          value={String(value ?? '')}
          options={[
            { value: '', label: texts.noPrinter },
            ...(isUnknown ? [{ value: String(value), label: `#${value}` }] : []),
            ...printers.map(({ id, name, computer }) => ({
              value: String(id),
              label: computer.hostname === null ? name : `${name} (${computer.hostname})`,
            })),
          ]}
          onChange={(id) => {
            onChange(id === '' ? null : Number(id));
          }}
        />
      )}
    </FormField>
  );
}
