import { emailPattern } from '@contracts/rules/address';
import { cleanText } from '@contracts/rules/clean-text';
import { passwordPattern } from '@contracts/rules/password';
import type { UserStatus } from '@contracts/rules/user-status';
import type { CreateUserRequest, UpdateUserRequest } from '@contracts/requests/users.request';
import { userTexts } from '@contracts/texts/spec/users';
import type { UserView } from '@contracts/views/user.view';

import { DEFAULT_TIME_ZONE } from '../../../shared/session/useSession';

export interface UserForm {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** The repeated password. */
  readonly passwordConfirmation: string;
  readonly status: UserStatus;
  readonly preferredUnit: UserView['preferredUnit'];
  readonly countryName: string;
  readonly timeZone: string;
}

/** USER-19. */
export const newUserForm: UserForm = {
  name: '',
  email: '',
  password: '',
  passwordConfirmation: '',
  status: 'CREATED',
  preferredUnit: 'CM',
  countryName: 'Australia',
  timeZone: DEFAULT_TIME_ZONE,
};

/** The password is not filled in: blank keeps the current one. */
export const userFormOf = (user: UserView): UserForm => ({
  name: user.name,
  email: user.email,
  password: '',
  passwordConfirmation: '',
  status: user.status,
  preferredUnit: user.preferredUnit,
  ...user.userPreference,
});

export type UserField = 'name' | 'email' | 'password' | 'passwordConfirmation' | 'status';
export type UserErrors = Partial<Record<UserField, string>>;

const MIN_NAME_LENGTH = 3;
const MAX_NAME_LENGTH = 254;

/** USER-36 to USER-42; for an existing user, `statuses` are selectable and the password is optional. */
export function validateUser(form: UserForm, statuses?: readonly UserStatus[]): UserErrors {
  const isNew = statuses === undefined;
  const keepsPassword = !isNew && form.password === '' && form.passwordConfirmation === '';
  return {
    ...validateName(form),
    ...(isNew && !emailPattern.test(form.email.trim()) && { email: userTexts.invalidEmail }),
    ...(!keepsPassword && validatePassword(form)),
    ...(statuses && !statuses.includes(form.status) && { status: userTexts.unknownStatus }),
  };
}

function validateName(form: UserForm): UserErrors {
  const { length } = cleanText(form.name) ?? '';
  if (length < MIN_NAME_LENGTH) return { name: userTexts.nameTooShort };
  return length > MAX_NAME_LENGTH ? { name: userTexts.nameTooLong } : {};
}

const validatePassword = ({ password, passwordConfirmation }: UserForm): UserErrors => ({
  ...(!passwordPattern.test(password) && { password: userTexts.invalidPassword }),
  ...(passwordConfirmation !== password && { passwordConfirmation: userTexts.passwordsDiffer }),
});

const fieldsToSave = ({ name, preferredUnit, countryName, timeZone }: UserForm) => ({
  name: cleanText(name) ?? '',
  preferredUnit,
  userPreference: { countryName, timeZone },
});

export const userToCreate = (form: UserForm): CreateUserRequest => ({
  ...fieldsToSave(form),
  email: form.email.trim(),
  password: form.password,
});

/** Contains only changed fields, so that concurrent changes to others are kept. */
export function userToUpdate(form: UserForm, user: UserView): UpdateUserRequest {
  const saved = userFormOf(user);
  const isChanged = (field: keyof UserForm) => form[field] !== saved[field];
  const { name, preferredUnit, userPreference } = fieldsToSave(form);
  return {
    id: user.id,
    ...(isChanged('name') && { name }),
    ...(isChanged('status') && { status: form.status }),
    ...(isChanged('preferredUnit') && { preferredUnit }),
    ...((isChanged('countryName') || isChanged('timeZone')) && { userPreference }),
    ...(form.password !== '' && { password: form.password }),
  };
}
