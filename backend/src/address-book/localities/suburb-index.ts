/** A suburb as entered; postcode and state may be blank. */
export interface SuburbInput {
  readonly name: string;
  readonly postcode: string;
  readonly state: string;
}

/** Looks suburbs up by name. */
export class SuburbIndex {
  private readonly byName = new Map<string, (SuburbInput & { readonly id: number })[]>();

  constructor(suburbs: readonly (SuburbInput & { readonly id: number })[]) {
    for (const suburb of suburbs)
      this.byName.set(suburb.name, [...(this.byName.get(suburb.name) ?? []), suburb]);
  }

  /** Null when no suburb matches, or more than one does. */
  find({ name, postcode, state }: SuburbInput): (SuburbInput & { readonly id: number }) | null {
    const matches = (this.byName.get(normaliseSuburbName(name)) ?? []).filter(
      (suburb) =>
        (postcode.trim() === '' || suburb.postcode === postcode.trim().padStart(4, '0')) &&
        (state.trim() === '' || suburb.state === normaliseSuburbName(state)),
    );
    return matches.length === 1 ? (matches[0] ?? null) : null;
  }

  /** Null when no suburb matches, or more than one does. */
  findId(suburb: SuburbInput): number | null {
    return this.find(suburb)?.id ?? null;
  }
}

/** Upper case with single spaces, as in the locality file. */
export const normaliseSuburbName = (name: string): string =>
  name.trim().replace(/\s+/g, ' ').toUpperCase();
