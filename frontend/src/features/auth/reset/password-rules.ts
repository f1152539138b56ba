import { passwordPattern } from '@contracts/rules/password';
import { ownTexts } from '@contracts/texts/own';

/** AUTH-32: what a password needs, each rule by itself so that a form can tick them off. */
export const passwordRules = [
  { label: ownTexts.passwordLength, isMet: (text: string) => text.length >= 8 },
  { label: ownTexts.passwordDigit, isMet: (text: string) => /\d/.test(text) },
  { label: ownTexts.passwordLower, isMet: (text: string) => /[a-z]/.test(text) },
  { label: ownTexts.passwordUpper, isMet: (text: string) => /[A-Z]/.test(text) },
] as const;

/** What the server takes, too. */
export const isPassword = (text: string): boolean => passwordPattern.test(text);
