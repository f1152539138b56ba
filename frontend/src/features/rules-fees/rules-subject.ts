import type { RulesSubject } from '../../shared/navigation/useRecordDialog';

/** Query parameters of the record the dialog is about. */
export interface RulesOwnerQuery {
  readonly customerCarrierId?: number;
  readonly customerCarrierACId?: number;
  readonly clientCarrierACId?: number;
}

const names = {
  'customer-carrier': 'customerCarrierId',
  'customer-carrier-account': 'customerCarrierACId',
  'client-carrier-account': 'clientCarrierACId',
} as const;

const pattern = /^(customer-carrier|customer-carrier-account|client-carrier-account)-([1-9]\d*)$/;

/** Parses the URL parameter; null if it names nothing with Rules & Fees. */
export function readSubject(value: string | null): RulesSubject | null {
  return value !== null && pattern.test(value) ? (value as RulesSubject) : null;
}

/** Query parameters for the subject. */
export function ownerQuery(subject: RulesSubject): RulesOwnerQuery {
  const [, kind, id] = pattern.exec(subject) ?? [];
  return kind === undefined ? {} : { [names[kind as keyof typeof names]]: Number(id) };
}
