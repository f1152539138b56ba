import Box from '@mui/material/Box';

import { appBulkTexts as texts } from '@contracts/texts/app/bulk-upload';

import { CheckField } from '../../../shared/forms/CheckField';
import { ClientAccountField } from '../../../shared/carriers/ClientAccountField';
import { ZoneCodes } from '../../../shared/carriers/ZoneCodes';
import { ClientField } from '../../../shared/session/ClientField';
import { useClient } from '../../../shared/session/useClient';
import { ImportFile } from '../../../shared/uploads/ImportFile';
import { ImportIntro } from '../../../shared/uploads/ImportIntro';
import type { RateCardImport } from './useRateCardImport';

/** Fields for the account and the file (BULK-17). */
export function RateCardFields({ state }: { readonly state: RateCardImport }) {
  const { canChoose } = useClient();
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <ImportIntro
        template="RateCardTemplate.xlsx"
        example={{ file: 'RateCardExample.xlsx', label: texts.example }}
      >
        {texts.ratesIntro}
      </ImportIntro>
      {canChoose && (
        <ClientField
          permission="CREATE_RATECARD"
          value={state.clientId}
          onChange={state.setClientId}
        />
      )}
      <ClientAccountField
        clientId={state.clientId}
        accountId={state.accountId}
        error={state.accountMessage ?? undefined}
        onChange={state.setAccountId}
      />
      {state.account && (
        <ZoneCodes
          key={state.account.carrierId}
          carrierId={state.account.carrierId}
          carrierName={state.account.carrierDisplayName}
        />
      )}
      <ImportFile state={state} />
      <CheckField
        label={texts.skipBadRows}
        isOn={state.skipBadRows}
        onChange={state.setSkipBadRows}
      />
    </Box>
  );
}
