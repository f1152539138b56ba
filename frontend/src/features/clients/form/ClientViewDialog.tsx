import Box from '@mui/material/Box';

import { clientTexts as texts } from '@contracts/texts/spec/organisations';
import { appTexts } from '@contracts/texts/app/common';
import {
  appClientFeatures as names,
  appClientGroups as groups,
  appClientTexts as words,
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

const yesNo = (isOn: boolean) => (isOn ? words.yes : words.no);
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
        <FactGroup title={groups.basics} facts={basicFacts(client)} />
        {canSeeSwitches && (
          <>
            <FactGroup title={groups.notifications} facts={notificationFacts(client)} />
            <FactGroup title={groups.printing} facts={printingFacts(client)} />
            <FactGroup title={groups.booking} facts={bookingFacts(client)} />
            <FactGroup title={groups.features} facts={featureFacts(client)} />
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
    [words.parent, parentName],
    [words.status, status === 'ACTIVE' ? words.active : words.inactive],
    [words.senderAddress, lines ? lines.filter(Boolean).join(', ') : null],
  ];
}

const notificationFacts = (client: ClientView): Facts => [
  [names.notificationEmail, yesNo(client.notificationEmail)],
  ...(client.notificationEmail
    ? ([[names.notificationEmailAddress, client.notificationEmailAddress]] as const)
    : []),
  [names.customEmail, yesNo(client.customEmail)],
];

const printingFacts = (client: ClientView): Facts => [
  [names.printNodeApi, yesNo(client.printNodeApi)],
  ...(client.printNodeApi
    ? ([
        [names.printNodeApiKey, client.printNodeApiKey && words.stored],
        [names.extraPalletLabel, yesNo(client.extraPalletLabel)],
      ] as const)
    : []),
  [names.paperworkHistory, yesNo(client.paperworkHistory)],
];

const bookingFacts = (client: ClientView): Facts => [
  [names.manifestingActive, yesNo(client.manifestingActive)],
  [names.autoBookingPreferred, yesNo(client.autoBookingPreferred)],
  ...(client.autoBookingPreferred
    ? ([
        [names.preferredPickupStart, time(client.preferredPickupStart)],
        [names.preferredPickupEnd, time(client.preferredPickupEnd)],
      ] as const)
    : []),
  [names.pickupCutOff, yesNo(client.pickupCutOff)],
  [names.goodsPickup, yesNo(client.goodsPickup)],
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
  ).map((name) => [names[name], yesNo(client[name])]);

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
