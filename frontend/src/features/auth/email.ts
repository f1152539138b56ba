import { emailPattern } from '@contracts/rules/address';

/** AUTH-23: the pattern of every form. */
export const isEmail = (text: string): boolean => emailPattern.test(text.trim());
