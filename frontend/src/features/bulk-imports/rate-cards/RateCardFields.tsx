import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

import { ownBulkTexts as words, ownImportTexts } from '@contracts/texts/own-screens';

import { CheckField } from '../../../shared/forms/CheckField';
import { ClientField } from '../../../shared/session/ClientField';
import { useClient } from '../../../shared/session/useClient';
import { FileDrop } from '../../../shared/uploads/FileDrop';
import { AccountField } from './AccountField';
import type { RateCardImport } from './useRateCardImport';

const FOLDER = '/static/templates';
const TYPES =
  '.xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The account and the file (BULK-17). */
export function RateCardFields({ state }: { readonly state: RateCardImport }) {
  const { canChoose } = useClient();
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Typography sx={{ color: 'text.secondary' }}>
        {words.ratesIntro}{' '}
        <Link href={`${FOLDER}/RateCardTemplate.xlsx`} download>
          {ownImportTexts.template}
        </Link>{' '}
        <Link href={`${FOLDER}/RateCardExample.xlsx`} download>
          {words.example}
        </Link>
      </Typography>
      {canChoose && (
        <ClientField
          permission="CREATE_RATECARD"
          value={state.clientId}
          onChange={state.setClientId}
        />
      )}
      <AccountField state={state} />
      <FileDrop
        label={ownImportTexts.file}
        accept={TYPES}
        file={state.file}
        error={state.fileMessage ?? undefined}
        onChange={state.setFile}
      />
      <CheckField
        label={words.skipBadRows}
        isOn={state.skipBadRows}
        onChange={state.setSkipBadRows}
      />
    </Box>
  );
}
