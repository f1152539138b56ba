/** USER, KEYS: users, their roles, API keys (spec part 2, sections 5 and 8); what the server answers, and forms show. */
export const userTexts = {
  nameTooShort: 'The name must be at least 3 characters long',
  nameTooLong: 'The name must be under 255 characters long',
  invalidEmail: 'Must enter a valid email',
  passwordsDiffer: 'Passwords do not match',
  unknownStatus: "Selected Status doesn't exist.",
  alreadyAssigned: 'Selected role already assigned to user',
  reference: 'The reference must be 3- 255 characters long.',
} as const;

/** Refusals of ours: the specification gives no words. */
export const userRefusals = {
  emailTaken: 'A user with this email already exists',
  notAwaitingVerification: 'The user is not waiting for a verification email',
  statusNotAllowed: 'The status cannot be changed from {from} to {to}',
  ownStatus: 'You cannot change your own status',
  ownUser: 'You cannot delete your own user',
  ownLastRole: 'You cannot remove your own last role',
  unknownRole: 'Must select a role',
  placeMissing: 'Must select a client, a customer or a level',
  onePlace: 'A role is given for a client, for a customer or for a level, not for several at once',
  roleNotForClients: 'This role cannot be given for a client',
  roleNotForCustomers: 'This role cannot be given for a customer',
  roleNotForLevel: 'This role cannot be given at super admin level',
  roleAboveOwn: 'You cannot give or take this role',
  noRoles: 'Must select at least one role',
} as const;
