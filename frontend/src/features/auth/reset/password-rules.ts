import { passwordPattern } from '@contracts/rules/password';
import { appTexts } from '@contracts/texts/app/common';

/** AUTH-32: password requirements, one rule each so that the form can tick them off. */
export const passwordRules = [
  { label: appTexts.passwordLength, isMet: (text: string) => text.length >= 8 },
  { label: appTexts.passwordDigit, isMet: (text: string) => /\d/.test(text) },
  { label: appTexts.passwordLower, isMet: (text: string) => /[a-z]/.test(text) },
  { label: appTexts.passwordUpper, isMet: (text: string) => /[A-Z]/.test(text) },
] as const;

/** The rule that the server applies. */
export const isValidPassword = (text: string): boolean => passwordPattern.test(text);
