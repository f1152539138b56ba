import { keysOf } from '@contracts/keys-of';
import type { ConsignmentType } from '@contracts/rules/consignment';

/** Consignment types with a form (CON-01). */
export type FormType = Exclude<ConsignmentType, 'QUOTE'>;

/** Path of the form for each type (CON-03 to CON-05). */
export const pathOfType: Readonly<Record<FormType, string>> = {
  DEFAULT: '/consignment/default',
  THIRD_PARTY: '/consignment/third-party',
  RETURN: '/consignment/return',
};

export const typeOfPath = (path: string): FormType =>
  keysOf(pathOfType).find((type) => pathOfType[type] === path) ?? 'DEFAULT';

/** Consignment to copy. */
export interface CopySource {
  readonly id: number;
  readonly consignmentType: ConsignmentType;
}

/** Path of a new consignment with the contents of an existing one. */
export const copyPath = ({ id, consignmentType: type }: CopySource): string =>
  `${pathOfType[type === 'QUOTE' ? 'DEFAULT' : type]}?like=${id}`;
