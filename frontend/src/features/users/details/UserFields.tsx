import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { appUserTexts as texts } from '@contracts/texts/app/users';

import { PasswordInput } from '../../../shared/forms/PasswordInput';
import { TextInput } from '../../../shared/forms/TextInput';
import { RegionFields } from '../../../shared/preferences/RegionFields';
import { useListTimeZonesQuery } from '../../../shared/preferences/time-zones.api';
import { UnitField } from '../../../shared/preferences/UnitField';
import type { UserField, UserForm } from './user-form';

export interface UserFieldsProps {
  readonly form: UserForm;
  readonly isNew: boolean;
  /**
   * Whether it is the signed-in user's own account: its password is changed in the settings, which ask for the current
   * one.
   */
  readonly isOwn?: boolean;
  /** Error of a field. */
  readonly messageOf: (field: UserField) => string | undefined;
  readonly onLeave: (field: UserField) => void;
  readonly onChange: (part: Partial<UserForm>) => void;
  /** Status field of an existing user. */
  readonly children?: ReactNode;
}

const none = [] as const;

/** Name, login, unit and time zone of a user. */
export function UserFields(props: UserFieldsProps) {
  const { form, isNew, isOwn = false, onChange, children } = props;
  const { data: countries = none } = useListTimeZonesQuery(undefined);
  const field = textFields(props);

  return (
    <Box sx={gridSx}>
      <TextInput {...field('name')} label={texts.name} autoComplete="off" />
      <TextInput
        {...field('email')}
        label={texts.email}
        type="email"
        autoComplete="off"
        disabled={!isNew}
        help={isNew ? undefined : texts.emailFixed}
      />
      <PasswordInput
        {...field('password')}
        label={isNew ? texts.password : texts.newPassword}
        autoComplete="new-password"
        isOptional={!isNew}
        disabled={isOwn}
        help={passwordHelp(isNew, isOwn)}
      />
      <PasswordInput
        {...field('passwordConfirmation')}
        label={texts.again}
        disabled={isOwn}
        autoComplete="new-password"
        isOptional={!isNew}
      />
      {children}
      <Box className="wide">
        <UnitField
          value={form.preferredUnit}
          onChange={(preferredUnit) => {
            onChange({ preferredUnit });
          }}
        />
      </Box>
      <RegionFields region={form} countries={countries} onChange={onChange} />
    </Box>
  );
}

function passwordHelp(isNew: boolean, isOwn: boolean): string {
  if (isOwn) return texts.ownPassword;
  return isNew ? texts.passwordRule : texts.passwordUnchanged;
}

const textFields =
  ({ form, messageOf, onLeave, onChange }: UserFieldsProps) =>
  (name: Exclude<UserField, 'status'>) => ({
    value: form[name],
    error: messageOf(name),
    onBlur: () => {
      onLeave(name);
    },
    onChange: ({ target }: { target: { value: string } }) => {
      onChange({ [name]: target.value });
    },
  });

const gridSx = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  alignItems: 'start',
  gap: '14px 12px',
  '& .wide': { gridColumn: '1 / -1', minWidth: 0 },
} as const;
