import type { ConsignmentType } from '@contracts/rules/consignment';

import type { ConsignmentForm } from './form/consignment-form';
import type { FormType } from './form/places';

/** Where each kind of new consignment is made (CON-03 to CON-05). */
export const pathOfType: Readonly<Record<FormType, string>> = {
  DEFAULT: '/consignment/default',
  THIRD_PARTY: '/consignment/third-party',
  RETURN: '/consignment/return',
};

export const typeOfPath = (path: string): FormType =>
  (Object.keys(pathOfType) as FormType[]).find((type) => pathOfType[type] === path) ?? 'DEFAULT';

/** The address of a new consignment with the contents of another one. */
export const likePath = (consignment: {
  readonly id: number;
  readonly consignmentType: ConsignmentType;
}): string => {
  const { consignmentType: type } = consignment;
  return `${pathOfType[type === 'QUOTE' ? 'DEFAULT' : type]}?like=${consignment.id}`;
};

/** Router state: a form on its way to the screen of another kind. */
export interface FormInTransit {
  readonly form?: ConsignmentForm;
}
