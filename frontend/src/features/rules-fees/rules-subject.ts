import type { RulesSubject } from '../../shared/navigation/useRecordDialog';

/** The record a dialog is about, by the name that the API knows it by. */
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

/** What the address names, or null where it names nothing that has Rules & Fees. */
export function readSubject(value: string | null): RulesSubject | null {
  return value !== null && pattern.test(value) ? (value as RulesSubject) : null;
}

/** How the API is asked about it. */
export function ownerQuery(subject: RulesSubject): RulesOwnerQuery {
  const [, kind, id] = pattern.exec(subject) ?? [];
  return kind === undefined ? {} : { [names[kind as keyof typeof names]]: Number(id) };
}
