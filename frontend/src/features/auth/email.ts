import { emailPattern } from '@contracts/rules/address';

/** AUTH-23: the pattern used by every form. */
export const isEmail = (text: string): boolean => emailPattern.test(text.trim());
