import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

import { ownBulkTexts as words, ownImportTexts } from '@contracts/texts/own-screens';

import { AppCheckbox } from '../../../shared/forms/AppCheckbox';
import { SegmentedControl } from '../../../shared/forms/SegmentedControl';
import { ClientField } from '../../../shared/session/ClientField';
import { useClient } from '../../../shared/session/useClient';
import { FileDrop } from '../../../shared/uploads/FileDrop';
import { ServicePicker } from './ServicePicker';
import type { ConsignmentImport } from './useConsignmentImport';

const TEMPLATE = '/static/templates/ConsignmentTemplate.csv';

/** The file and what is asked beside it (BULK-06 to BULK-11). */
export function ImportFields({ state }: { readonly state: ConsignmentImport }) {
  const { canChoose } = useClient();
  const { wanted, change, faults } = state;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Typography sx={{ color: 'text.secondary' }}>
        {words.consignmentsIntro}{' '}
        <Link href={TEMPLATE} download>
          {ownImportTexts.template}
        </Link>
      </Typography>
      {canChoose && (
        <ClientField
          permission="CREATE_CONSIGNMENT"
          value={state.clientId}
          error={faults.client}
          onChange={state.setClientId}
        />
      )}
      <FileDrop
        label={ownImportTexts.file}
        accept=".csv,text/csv"
        file={wanted.file}
        error={faults.file ?? undefined}
        onChange={(file) => {
          change({ file });
        }}
      />
      <OfferChoice state={state} />
      <Box sx={{ display: 'grid' }}>
        <Option
          label={words.saveFailedAsDraft}
          isOn={wanted.saveFailedAsDraft}
          onChange={(saveFailedAsDraft) => {
            change({ saveFailedAsDraft });
          }}
        />
        <Option
          label={words.sendEmail}
          isOn={wanted.isSendEmail}
          onChange={(isSendEmail) => {
            change({ isSendEmail });
          }}
        />
      </Box>
    </Box>
  );
}

/** BULK-08, BULK-09. */
function OfferChoice({ state: { wanted, change, faults } }: { readonly state: ConsignmentImport }) {
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
        <Typography variant="label" sx={{ color: 'text.secondary' }}>
          {words.offer}
        </Typography>
        <SegmentedControl
          label={words.offer}
          value={wanted.mode}
          segments={[
            { value: 'CHEAPEST', label: words.cheapest },
            { value: 'CARRIER', label: words.carrier },
          ]}
          onChange={(mode) => {
            change({ mode });
          }}
        />
      </Box>
      {wanted.mode === 'CARRIER' && (
        <ServicePicker
          value={wanted.services}
          error={faults.services}
          onChange={(services) => {
            change({ services });
          }}
        />
      )}
    </>
  );
}

interface OptionProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

const Option = ({ label, isOn, onChange }: OptionProps) => (
  <FormControlLabel
    label={label}
    control={
      <AppCheckbox
        checked={isOn}
        onChange={(_event, checked) => {
          onChange(checked);
        }}
      />
    }
  />
);
