/** AUTH-32: at least 8 characters with a digit, a lowercase and an uppercase letter. */
export const passwordPattern = /^(?=.*\d)(?=.*[a-z])(?=.*[A-Z]).{8,200}$/s;

export const passwordRuleText =
  'The password needs at least 8 characters with a digit, a lowercase and an uppercase letter';
