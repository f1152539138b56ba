import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';

import { checkFirst } from '@contracts/texts/app/imports-title';
import { appBulkTexts as texts } from '@contracts/texts/app/bulk-upload';

import { CheckField } from '../../../shared/forms/CheckField';
import { SegmentedControl } from '../../../shared/forms/SegmentedControl';
import { ClientField } from '../../../shared/session/ClientField';
import { usePermission } from '../../../shared/session/usePermission';
import { useClient } from '../../../shared/session/useClient';
import { ImportFile } from '../../../shared/uploads/ImportFile';
import { ImportIntro } from '../../../shared/uploads/ImportIntro';
import { ServicePicker } from './ServicePicker';
import type { ConsignmentImport } from './useConsignmentImport';

/** Fields for the file and its options (BULK-06 to BULK-11). */
export function ImportFields({ state }: { readonly state: ConsignmentImport }) {
  const { canChoose } = useClient();
  const { options, change } = state;
  const canPlan = usePermission('CREATE_IMPORT');
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <ImportIntro
        template="ConsignmentTemplate.csv"
        example={{ file: 'ConsignmentExample.csv', label: texts.example }}
      >
        {texts.consignmentsIntro}
      </ImportIntro>
      {canPlan && (
        <Link component={RouterLink} to="/import">
          {checkFirst}
        </Link>
      )}
      {canChoose && (
        <ClientField
          permission="CREATE_CONSIGNMENT"
          value={state.clientId}
          error={state.clientMessage}
          onChange={state.setClientId}
        />
      )}
      <ImportFile state={state} />
      <OfferChoice state={state} />
      <Box sx={{ display: 'grid' }}>
        <CheckField
          label={texts.saveFailedAsDraft}
          isOn={options.saveFailedAsDraft}
          onChange={(saveFailedAsDraft) => {
            change({ saveFailedAsDraft });
          }}
        />
        <CheckField
          label={texts.sendEmail}
          isOn={options.isSendEmail}
          onChange={(isSendEmail) => {
            change({ isSendEmail });
          }}
        />
      </Box>
    </Box>
  );
}

/** BULK-08, BULK-09. */
function OfferChoice({ state }: { readonly state: ConsignmentImport }) {
  const { options, change } = state;
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
        <Typography variant="label" sx={{ color: 'text.secondary' }}>
          {texts.offer}
        </Typography>
        <SegmentedControl
          label={texts.offer}
          value={options.mode}
          segments={[
            { value: 'CHEAPEST', label: texts.cheapest },
            { value: 'CARRIER', label: texts.carrier },
          ]}
          onChange={(mode) => {
            change({ mode });
          }}
        />
      </Box>
      {options.mode === 'CARRIER' && (
        <ServicePicker
          value={options.services}
          error={state.servicesMessage}
          onChange={(services) => {
            change({ services });
          }}
        />
      )}
    </>
  );
}
