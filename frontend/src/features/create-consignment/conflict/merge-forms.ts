import type { ConsignmentForm } from '../form/consignment-form';

/** Fields of the form that belong together: two people either changed the same part or they did not. */
export const formParts = {
  route: { label: 'Addresses', fields: ['consignmentType', 'sender', 'receiver'] },
  dispatchDate: { label: 'Dispatch date', fields: ['dispatchDate'] },
  slot: { label: 'Receiver time slot', fields: ['receiveDate', 'slotFrom', 'slotTo'] },
  items: { label: 'Items', fields: ['items'] },
  pallets: { label: 'Pallet control', fields: ['pallets'] },
  instructions: { label: 'Special instructions', fields: ['specialInstructions'] },
  tailgate: { label: 'Tailgate required', fields: ['isTailgateRequired'] },
  authority: { label: 'Authority to leave', fields: ['authorityToLeave'] },
  references: { label: 'References', fields: ['references'] },
  categories: { label: 'Categories', fields: ['categoryEntries'] },
  payer: { label: 'Payer account', fields: ['payerAccountId'] },
} as const satisfies Record<
  string,
  { readonly label: string; readonly fields: readonly (keyof ConsignmentForm)[] }
>;

export type FormPart = keyof typeof formParts;
const partNames = Object.keys(formParts) as FormPart[];

/** The three states of an edit: as it was opened, as it is typed, as somebody else saved it. */
export interface Versions {
  readonly base: ConsignmentForm;
  readonly mine: ConsignmentForm;
  readonly theirs: ConsignmentForm;
}

/** What somebody else changed. A clash was changed here too, to something else. */
export interface TheirChange {
  readonly part: FormPart;
  readonly isClash: boolean;
}

const isKey = (name: string) => name === 'key';

/** Rows are told apart by keys that say nothing about the goods. */
const textOf = (form: ConsignmentForm, part: FormPart): string =>
  JSON.stringify(
    formParts[part].fields.map((field) => form[field]),
    (name, value: unknown) => (isKey(name) ? undefined : value),
  );

const differs = (one: ConsignmentForm, other: ConsignmentForm, part: FormPart) =>
  textOf(one, part) !== textOf(other, part);

/** Part by part what the others did. */
export const theirChanges = ({ base, mine, theirs }: Versions): TheirChange[] =>
  partNames
    .filter((part) => differs(base, theirs, part))
    .map((part) => ({
      part,
      isClash: differs(base, mine, part) && differs(mine, theirs, part),
    }));

/** Nothing typed is lost: their changes are taken over, except in the parts that are kept as they are here. */
export function mergeForms(versions: Versions, keptParts: ReadonlySet<FormPart>): ConsignmentForm {
  const taken = theirChanges(versions)
    .map(({ part }) => part)
    .filter((part) => !keptParts.has(part));
  return taken.reduce(
    (form, part) => ({ ...form, ...partOf(versions.theirs, part) }),
    versions.mine,
  );
}

const partOf = (form: ConsignmentForm, part: FormPart): Partial<ConsignmentForm> =>
  Object.fromEntries(formParts[part].fields.map((field) => [field, form[field]]));
