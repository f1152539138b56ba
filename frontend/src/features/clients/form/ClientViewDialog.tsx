import Box from '@mui/material/Box';

import { clientTexts as texts } from '@contracts/texts/spec/organisations';
import { appTexts } from '@contracts/texts/app/common';
import {
  appClientFeatures,
  appClientGroups,
  appClientTexts,
} from '@contracts/texts/app/organisations';
import type { ClientView } from '@contracts/views/organisation.view';

import { suburbText } from '../../../shared/addresses/suburb-text';
import { FormDialog } from '../../../shared/forms/FormDialog';
import { formatPickupTime } from '../../../shared/manifesting/pickup-times';
import { HistoryButton } from '../../../shared/navigation/HistoryButton';
import { usePermission } from '../../../shared/session/usePermission';
import { EMPTY_VALUE } from '../../../shared/text/format';
import { FieldGroup } from './FieldGroup';

export interface ClientViewDialogProps {
  readonly client: ClientView;
  readonly onClose: () => void;
}

type Facts = readonly (readonly [name: string, value: string | null])[];

const yesNo = (isOn: boolean) => (isOn ? appClientTexts.yes : appClientTexts.no);
const time = (value: string | null) => value && formatPickupTime(value);

/** CLIENT-19: read-only form. */
export function ClientViewDialog({ client, onClose }: ClientViewDialogProps) {
  const canSeeSwitches = usePermission('CUSTOMER_CONTENT', client.id);
  return (
    <FormDialog
      title={texts.viewTitle}
      closeLabel={appTexts.close}
      actions={<HistoryButton kind="client" id={client.id} clientId={client.id} />}
      onSubmit={onClose}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 5 }}>
        <FactGroup title={appClientGroups.basics} facts={basicFacts(client)} />
        {canSeeSwitches && (
          <>
            <FactGroup title={appClientGroups.notifications} facts={notificationFacts(client)} />
            <FactGroup title={appClientGroups.printing} facts={printingFacts(client)} />
            <FactGroup title={appClientGroups.booking} facts={bookingFacts(client)} />
            <FactGroup title={appClientGroups.features} facts={featureFacts(client)} />
          </>
        )}
      </Box>
    </FormDialog>
  );
}

function basicFacts({ name, parentName, status, defaultSenderAddress: sender }: ClientView): Facts {
  const lines = sender && [
    sender.company,
    sender.addressLine1,
    sender.addressLine2,
    sender.suburb && suburbText(sender.suburb),
  ];
  return [
    [texts.columns.name, name],
    [appClientTexts.parent, parentName],
    [appClientTexts.status, status === 'ACTIVE' ? appClientTexts.active : appClientTexts.inactive],
    [appClientTexts.senderAddress, lines ? lines.filter(Boolean).join(', ') : null],
  ];
}

const notificationFacts = (client: ClientView): Facts => [
  [appClientFeatures.notificationEmail, yesNo(client.notificationEmail)],
  ...(client.notificationEmail
    ? ([[appClientFeatures.notificationEmailAddress, client.notificationEmailAddress]] as const)
    : []),
  [appClientFeatures.customEmail, yesNo(client.customEmail)],
];

const printingFacts = (client: ClientView): Facts => [
  [appClientFeatures.printNodeApi, yesNo(client.printNodeApi)],
  ...(client.printNodeApi
    ? ([
        [appClientFeatures.printNodeApiKey, client.printNodeApiKey && appClientTexts.stored],
        [appClientFeatures.extraPalletLabel, yesNo(client.extraPalletLabel)],
      ] as const)
    : []),
  [appClientFeatures.paperworkHistory, yesNo(client.paperworkHistory)],
];

const bookingFacts = (client: ClientView): Facts => [
  [appClientFeatures.manifestingActive, yesNo(client.manifestingActive)],
  [appClientFeatures.autoBookingPreferred, yesNo(client.autoBookingPreferred)],
  ...(client.autoBookingPreferred
    ? ([
        [appClientFeatures.preferredPickupStart, time(client.preferredPickupStart)],
        [appClientFeatures.preferredPickupEnd, time(client.preferredPickupEnd)],
      ] as const)
    : []),
  [appClientFeatures.pickupCutOff, yesNo(client.pickupCutOff)],
  [appClientFeatures.goodsPickup, yesNo(client.goodsPickup)],
];

const featureFacts = (client: ClientView): Facts =>
  (
    [
      'consolidation',
      'editItemTotals',
      'palletControl',
      'referenceRequired',
      'service',
      'difot',
    ] as const
  ).map((name) => [appClientFeatures[name], yesNo(client[name])]);

const FactGroup = ({ title, facts }: { readonly title: string; readonly facts: Facts }) => (
  <FieldGroup title={title}>
    <Box component="dl" sx={factsSx}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ?? EMPTY_VALUE}</dd>
        </div>
      ))}
    </Box>
  </FieldGroup>
);

const factsSx = {
  m: 0,
  display: 'grid',
  gap: 2,
  '& > div': { display: 'grid', gridTemplateColumns: { xs: '130px 1fr', sm: '180px 1fr' }, gap: 3 },
  '& dt': { color: 'app.textMuted' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
} as const;
