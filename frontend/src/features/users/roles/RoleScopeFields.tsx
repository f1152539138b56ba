import Box from '@mui/material/Box';

import { appRoleTexts as texts } from '@contracts/texts/app/users';
import { userTexts } from '@contracts/texts/spec/users';

import { CheckField } from '../../../shared/forms/CheckField';
import { ScopePicker } from './ScopePicker';
import type { RoleForm, RoleLevel } from './role-form';
import { scopeReasons, type ScopeReasons } from './scope-reasons';
import type { RoleChoices } from './useRoleChoices';

export interface RoleScopeFieldsProps {
  readonly form: RoleForm;
  readonly choices: RoleChoices;
  /** Allows one scope only, since an edited role stays a single role. */
  readonly isSingle: boolean;
  readonly onChange: (form: RoleForm) => void;
  /** Rank of the selected role; null before the selection. */
  readonly weight: number | null;
}

/** Clients, customers or a level; disabled options give the reason. */
export function RoleScopeFields({
  form,
  choices,
  isSingle,
  weight,
  onChange,
}: RoleScopeFieldsProps) {
  const { clients, customers, granter } = choices;
  const reasons = scopeReasons(form, weight, granter);
  const change = (part: Partial<RoleForm>) => {
    onChange({ ...form, ...part });
  };

  return (
    <Box role="group" aria-label={texts.where} sx={{ display: 'grid', gap: '14px' }}>
      <ScopePicker
        label={texts.clients}
        scopes={clients}
        chosen={form.clientIds}
        isSingle={isSingle}
        isDisabled={reasons.clients !== undefined}
        help={reasons.clients}
        onChange={(clientIds) => {
          change({ clientIds });
        }}
      />
      {granter.isSuperAdmin && (
        <ScopePicker
          label={texts.customers}
          scopes={customers}
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

interface LevelsProps extends Pick<RoleScopeFieldsProps, 'form' | 'choices'> {
  readonly reasons: ScopeReasons;
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
