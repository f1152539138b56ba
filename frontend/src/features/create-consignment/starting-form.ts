import type { ConsignmentForm } from './form/consignment-form';

/** Router state: a form on its way to the screen of another kind. */
export interface FormInTransit {
  readonly form?: ConsignmentForm;
}
