import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { appClientGroups } from '@contracts/texts/app/organisations';

import { TextInput } from '../../../shared/forms/TextInput';
import type { ClientSwitch } from './client-form';
import { FeatureSwitch } from './FeatureSwitch';
import { FieldGroup } from './FieldGroup';
import { PickupTimeFields } from './PickupTimeFields';
import { PrinterKeyField } from './PrinterKeyField';
import { SlideOpen } from './SlideOpen';
import { textOf } from './text-of';
import type { ClientFormState } from './useClientForm';

export interface StateProps {
  readonly state: ClientFormState;
}

/** CLIENT-21, CLIENT-25 to CLIENT-28: feature switches in groups; the fields of a switch open below it. */
export function ClientFeatures({ state }: StateProps) {
  const { form } = state;
  const feature = (name: ClientSwitch) => <FeatureSwitch name={name} state={state} />;
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <SwitchGroup title={appClientGroups.notifications}>
        {feature('notificationEmail')}
        <SlideOpen isOpen={form.notificationEmail}>
          <NotificationAddress state={state} />
        </SlideOpen>
        {feature('customEmail')}
      </SwitchGroup>
      <SwitchGroup title={appClientGroups.printing}>
        {feature('printNodeApi')}
        <SlideOpen isOpen={form.printNodeApi}>
          <PrinterKeyField state={state} />
          {feature('extraPalletLabel')}
        </SlideOpen>
        {feature('paperworkHistory')}
      </SwitchGroup>
      <SwitchGroup title={appClientGroups.booking}>
        {feature('manifestingActive')}
        {feature('autoBookingPreferred')}
        <SlideOpen isOpen={form.autoBookingPreferred}>
          <PickupTimeFields state={state} />
        </SlideOpen>
        {feature('pickupCutOff')}
      </SwitchGroup>
      <SwitchGroup title={appClientGroups.features}>
        {(
          [
            'consolidation',
            'editItemTotals',
            'palletControl',
            'referenceRequired',
            'service',
            'difot',
          ] as const
        ).map((name) => (
          <FeatureSwitch key={name} name={name} state={state} />
        ))}
      </SwitchGroup>
    </Box>
  );
}

const SwitchGroup = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) => (
  <FieldGroup title={title}>
    <Box sx={listSx}>{children}</Box>
  </FieldGroup>
);

const listSx = {
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  '& > * + *': { borderTop: 1, borderColor: 'divider' },
} as const;

const NotificationAddress = ({ state }: StateProps) => (
  <TextInput type="email" {...textOf('notificationEmailAddress', state)} />
);
