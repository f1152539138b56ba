import type { ConsignmentForm } from '../form/consignment-form';
import { keysOf } from '@contracts/keys-of';

/** Form fields that are compared and merged together. */
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
const partNames = keysOf(formParts);

/** Three versions of an edited consignment: as opened, as typed, as saved by another user. */
export interface Versions {
  readonly base: ConsignmentForm;
  readonly mine: ConsignmentForm;
  readonly theirs: ConsignmentForm;
}

/** A part changed by another user. A clash was changed here too, to a different value. */
export interface RemoteChange {
  readonly part: FormPart;
  readonly isClash: boolean;
}

const isKey = (name: string) => name === 'key';

/** Row keys are ignored: they are not part of the items. */
const textOf = (form: ConsignmentForm, part: FormPart): string =>
  JSON.stringify(
    formParts[part].fields.map((field) => form[field]),
    (name, value: unknown) => (isKey(name) ? undefined : value),
  );

const isDifferent = (a: ConsignmentForm, b: ConsignmentForm, part: FormPart) =>
  textOf(a, part) !== textOf(b, part);

/** Returns the parts changed by others. */
export const remoteChanges = ({ base, mine, theirs }: Versions): RemoteChange[] =>
  partNames
    .filter((part) => isDifferent(base, theirs, part))
    .map((part) => ({
      part,
      isClash: isDifferent(base, mine, part) && isDifferent(mine, theirs, part),
    }));

/** Merges other users' changes into the form, except for the kept parts. No input is lost. */
export function mergeForms(versions: Versions, keptParts: ReadonlySet<FormPart>): ConsignmentForm {
  const mergedParts = remoteChanges(versions)
    .map(({ part }) => part)
    .filter((part) => !keptParts.has(part));
  return mergedParts.reduce(
    (form, part) => ({ ...form, ...partOf(versions.theirs, part) }),
    versions.mine,
  );
}

const partOf = (form: ConsignmentForm, part: FormPart): Partial<ConsignmentForm> =>
  Object.fromEntries(formParts[part].fields.map((field) => [field, form[field]]));
