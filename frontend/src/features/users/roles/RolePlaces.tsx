import Box from '@mui/material/Box';

import { ownRoleTexts as words } from '@contracts/texts/own-users';
import { userTexts } from '@contracts/texts/users';

import { CheckField } from '../../../shared/forms/CheckField';
import { PlacePicker } from './PlacePicker';
import type { RoleForm, RoleLevel } from './role-form';
import { placeReasons, type PlaceReasons } from './place-reasons';
import type { RoleChoices } from './useRoleChoices';

export interface RolePlacesProps {
  readonly form: RoleForm;
  readonly choices: RoleChoices;
  /** One place only: a role that is changed stays one role. */
  readonly isSingle: boolean;
  readonly onChange: (form: RoleForm) => void;
  /** Of the chosen role; null before one is chosen. */
  readonly weight: number | null;
}

/** Clients, customers or a level; what cannot be chosen says why. */
export function RolePlaces({ form, choices, isSingle, weight, onChange }: RolePlacesProps) {
  const { clients, customers, granter } = choices;
  const reasons = placeReasons(form, weight, granter);
  const change = (part: Partial<RoleForm>) => {
    onChange({ ...form, ...part });
  };

  return (
    <Box role="group" aria-label={words.where} sx={{ display: 'grid', gap: '14px' }}>
      <PlacePicker
        label={words.clients}
        places={clients}
        chosen={form.clientIds}
        isSingle={isSingle}
        isDisabled={reasons.clients !== undefined}
        help={reasons.clients}
        onChange={(clientIds) => {
          change({ clientIds });
        }}
      />
      {granter.isSuperAdmin && (
        <PlacePicker
          label={words.customers}
          places={customers}
          chosen={form.customerIds}
          isSingle={isSingle}
          isDisabled={reasons.customers !== undefined}
          help={reasons.customers}
          onChange={(customerIds) => {
            change({ customerIds });
          }}
        />
      )}
      <Levels form={form} choices={choices} reasons={reasons} onChange={change} />
    </Box>
  );
}

interface LevelsProps extends Pick<RolePlacesProps, 'form' | 'choices'> {
  readonly reasons: PlaceReasons;
  readonly onChange: (part: Partial<RoleForm>) => void;
}

const Levels = ({ form, choices, reasons, onChange }: LevelsProps) => (
  <Box sx={{ display: 'grid', gap: 1 }}>
    <LevelField
      level="CUSTOMER"
      label={userTexts.customerLevel}
      form={form}
      reason={reasons.customerLevel}
      onChange={onChange}
    />
    {choices.granter.isSuperAdmin && (
      <LevelField
        level="SUPER_ADMIN"
        label={userTexts.superAdminLevel}
        form={form}
        reason={reasons.superAdminLevel}
        onChange={onChange}
      />
    )}
  </Box>
);

interface LevelFieldProps {
  readonly level: RoleLevel;
  readonly label: string;
  readonly form: RoleForm;
  readonly reason: string | undefined;
  readonly onChange: (part: Partial<RoleForm>) => void;
}

const LevelField = ({ level, label, form, reason, onChange }: LevelFieldProps) => (
  <div>
    <CheckField
      label={label}
      isOn={form.level === level}
      isDisabled={reason !== undefined}
      onChange={(isOn) => {
        onChange({ level: isOn ? level : null });
      }}
    />
    {reason && <Box sx={{ pl: '33px', color: 'app.textMuted', typography: 'body2' }}>{reason}</Box>}
  </div>
);
