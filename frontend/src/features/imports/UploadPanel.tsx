import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { type ImportKind, isClientKind } from '@contracts/rules/import-kinds';
import { appNoClientTexts } from '@contracts/texts/app/first-steps';
import { importKindLabel, importKindTexts } from '@contracts/texts/app/import-kinds';
import { importScreenTexts as texts } from '@contracts/texts/app/imports';
import { appBulkTexts } from '@contracts/texts/app/bulk-upload';
import type { CarrierView } from '@contracts/views/carrier.view';

import { ClientAccountField } from '../../shared/carriers/ClientAccountField';
import { ZoneCarrierField } from '../../shared/carriers/ZoneCarrierField';
import { SegmentedControl } from '../../shared/forms/SegmentedControl';
import { useClient } from '../../shared/session/useClient';
import { ImportIntro, type ImportIntroProps } from '../../shared/uploads/ImportIntro';
import { FileToImport } from './FileToImport';

interface UploadPanelProps {
  /** Kinds that the user may import, at least one. */
  readonly kinds: readonly ImportKind[];
  readonly onReceived: (importId: number) => void;
}

/** Uploads a file, maps its columns and plans its import. */
export function UploadPanel({ kinds, onReceived }: UploadPanelProps) {
  const [selected, select] = useState<ImportKind>('CONSIGNMENT');
  const kind = kinds.includes(selected) ? selected : (kinds[0] ?? selected);
  return (
    <Box sx={panelSx}>
      {kinds.length > 1 && (
        <Box sx={{ maxWidth: 1, overflowX: 'auto' }}>
          <SegmentedControl
            label={importKindLabel}
            value={kind}
            segments={kinds.map((value) => ({ value, label: importKindTexts[value].name }))}
            onChange={select}
          />
        </Box>
      )}
      <ImportIntro {...templates[kind]}>{importKindTexts[kind].intro}</ImportIntro>
      {kind === 'CARRIER_ZONE' && <FileOfCarrier onReceived={onReceived} />}
      {kind === 'RATE_CARD' && <FileOfAccount onReceived={onReceived} />}
      {isClientKind(kind) && <FileOfClient kind={kind} onReceived={onReceived} />}
    </Box>
  );
}

type FileProps = Pick<UploadPanelProps, 'onReceived'>;

/** File of the selected client. */
function FileOfClient({ kind, onReceived }: FileProps & { readonly kind: ImportKind }) {
  const { clientId } = useClient();
  if (clientId === undefined) return <NoClientSelected />;
  const key = `${clientId} ${kind}`;
  return <FileToImport key={key} owner={{ kind, clientId }} onReceived={onReceived} />;
}

/** File of rates of a carrier account of the selected client. */
function FileOfAccount({ onReceived }: FileProps) {
  const { clientId } = useClient();
  if (clientId === undefined) return <NoClientSelected />;
  return <AccountFile key={clientId} clientId={clientId} onReceived={onReceived} />;
}

/** Asks for a client, or says that there is none yet. */
function NoClientSelected() {
  const { choices } = useClient();
  return (
    <Typography sx={{ color: 'app.textMuted' }}>
      {choices.length > 0 ? texts.selectClient : appNoClientTexts.noClientToChoose}
    </Typography>
  );
}

function AccountFile({ clientId, onReceived }: FileProps & { readonly clientId: number }) {
  const [accountId, setAccountId] = useState<number | null>(null);
  return (
    <>
      <Box sx={{ maxWidth: 360 }}>
        <ClientAccountField clientId={clientId} accountId={accountId} onChange={setAccountId} />
      </Box>
      {accountId !== null && (
        <FileToImport
          key={accountId}
          owner={{ kind: 'RATE_CARD', clientCarrierAccountId: accountId }}
          onReceived={onReceived}
        />
      )}
    </>
  );
}

/** File of zones of a carrier, which is selected here. */
function FileOfCarrier({ onReceived }: FileProps) {
  const [carrier, setCarrier] = useState<CarrierView | null>(null);
  return (
    <>
      <Box sx={{ maxWidth: 360 }}>
        <ZoneCarrierField customerId={null} carrier={carrier} onChange={setCarrier} />
      </Box>
      {carrier && (
        <FileToImport
          key={carrier.id}
          owner={{ kind: 'CARRIER_ZONE', carrierId: carrier.id }}
          onReceived={onReceived}
        />
      )}
    </>
  );
}

const templates: Readonly<Record<ImportKind, Omit<ImportIntroProps, 'children'>>> = {
  CONSIGNMENT: {
    template: 'ConsignmentTemplate.csv',
    example: { file: 'ConsignmentExample.csv', label: appBulkTexts.example },
  },
  ADDRESS: { template: 'AddressTemplate.csv' },
  RATE_CARD: {
    template: 'RateCardTemplate.xlsx',
    example: { file: 'RateCardExample.xlsx', label: appBulkTexts.example },
  },
  CARRIER_ZONE: {
    template: 'CarrierZoneTemplate.csv',
    example: { file: 'CarrierZoneExample.csv', label: appBulkTexts.example },
  },
};

const panelSx = { display: 'grid', gap: 3, px: { xs: 3, sm: 5 }, pb: 4 } as const;
