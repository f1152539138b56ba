import type { ConsignmentForm } from './form/consignment-form';

/** Router state: a form passed to the screen of another consignment type. */
export interface FormLocationState {
  readonly form?: ConsignmentForm;
}
