import { publicEventTypes } from '@contracts/public-events/public-event-types';

export interface TypeFamily {
  readonly name: string;
  /** Selector of the whole family: `consignment.*`. */
  readonly selector: string;
  readonly types: readonly string[];
}

const familyOf = (type: string) => type.slice(0, type.indexOf('.'));

/** Groups event types by the word before the dot, in their order. */
export const typeFamilies: readonly TypeFamily[] = [...new Set(publicEventTypes.map(familyOf))].map(
  (name) => ({
    name,
    selector: `${name}.*`,
    types: publicEventTypes.filter((type) => familyOf(type) === name),
  }),
);

/** Whether a name is one of the selected names, which are separated by commas. */
export const isSelected = (types: string, name: string): boolean => types.split(',').includes(name);

/** Whether a family is selected as a whole, or as part of everything. */
export const isFamilySelected = (types: string, { selector }: TypeFamily): boolean =>
  types === '*' || isSelected(types, selector);

/** Adds or removes one name; names covered by a wider one are dropped. */
export function withSelection(types: string, name: string, isOn: boolean): string {
  if (name === '*') return isOn ? '*' : '';
  const others = types.split(',').filter((type) => type !== '' && type !== '*' && type !== name);
  if (!isOn) return others.join(',');
  const family = typeFamilies.find(({ selector }) => selector === name);
  const remaining = family ? others.filter((type) => !family.types.includes(type)) : others;
  return [...remaining, name].join(',');
}
