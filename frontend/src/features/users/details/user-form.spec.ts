import { userView } from '../../../../test/users';
import { newUserForm, userFormOf, validateUser, userToCreate, userToUpdate } from './user-form';

const right = {
  ...newUserForm,
  name: 'Nell Newcomer',
  email: 'nell@banksia.example',
  password: 'Linehaul1',
  passwordConfirmation: 'Linehaul1',
};

describe('user form', () => {
  it('USER-19 defaults to centimetres, Australia and Sydney', () => {
    expect(newUserForm).toMatchObject({
      preferredUnit: 'CM',
      countryName: 'Australia',
      timeZone: 'Australia/Sydney',
    });
    expect(validateUser(right)).toEqual({});
  });

  it.each([
    ['USER-36', { name: 'No' }, { name: 'The name must be at least 3 characters long' }],
    ['USER-36', { name: 'x'.repeat(255) }, { name: 'The name must be under 255 characters long' }],
    ['USER-37', { email: 'nobody' }, { email: 'Must enter a valid email' }],
    [
      'USER-38',
      { password: 'linehaul1', passwordConfirmation: 'linehaul1' },
      { password: 'Must enter a valid password' },
    ],
    [
      'USER-39',
      { passwordConfirmation: 'Linehaul2' },
      { passwordConfirmation: 'Passwords do not match' },
    ],
  ])('%s rejects %j', (_id, change, messages) => {
    expect(validateUser({ ...right, ...change })).toEqual(messages);
  });

  it("USER-40 USER-41 keeps an existing user's email and, if blank, the password", () => {
    const user = userView();
    const form = userFormOf(user);

    expect(validateUser(form, ['ACTIVE', 'DISABLED'])).toEqual({});
    expect(userToUpdate(form, user)).toEqual({ id: user.id });
    expect(validateUser({ ...form, passwordConfirmation: 'Linehaul1' }, ['ACTIVE'])).toHaveProperty(
      'passwordConfirmation',
    );
  });

  it('sends only what was changed', () => {
    const user = userView();
    const form = { ...userFormOf(user), name: 'Nell Renamed', timeZone: 'Australia/Perth' };

    expect(userToUpdate(form, user)).toEqual({
      id: user.id,
      name: 'Nell Renamed',
      userPreference: { countryName: 'Australia', timeZone: 'Australia/Perth' },
    });
  });

  it('USER-42 accepts only selectable statuses', () => {
    expect(validateUser(userFormOf(userView({ status: 'LOCKED' })), ['ACTIVE'])).toEqual({
      status: "Selected Status doesn't exist.",
    });
  });

  it('USER-14 sends the fields of a user', () => {
    expect(userToCreate({ ...right, name: '  Nell   Newcomer ' })).toEqual({
      name: 'Nell Newcomer',
      email: 'nell@banksia.example',
      password: 'Linehaul1',
      preferredUnit: 'CM',
      userPreference: { countryName: 'Australia', timeZone: 'Australia/Sydney' },
    });
  });
});
