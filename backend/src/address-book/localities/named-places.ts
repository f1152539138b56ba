/** A suburb as somebody wrote it; postcode or state may be missing. */
export interface WrittenPlace {
  readonly name: string;
  readonly postcode: string;
  readonly state: string;
}

/** Suburbs found by their names. */
export class NamedPlaces {
  private readonly byName = new Map<string, (WrittenPlace & { readonly id: number })[]>();

  constructor(places: readonly (WrittenPlace & { readonly id: number })[]) {
    for (const place of places)
      this.byName.set(place.name, [...(this.byName.get(place.name) ?? []), place]);
  }

  /** Null when there is none, or when what was written fits several. */
  idOf({ name, postcode, state }: WrittenPlace): number | null {
    const fitting = (this.byName.get(inCapitals(name)) ?? []).filter(
      (place) =>
        (postcode.trim() === '' || place.postcode === postcode.trim().padStart(4, '0')) &&
        (state.trim() === '' || place.state === inCapitals(state)),
    );
    return fitting.length === 1 ? (fitting[0]?.id ?? null) : null;
  }
}

/** As the post writes names. */
export const inCapitals = (name: string): string => name.trim().replace(/\s+/g, ' ').toUpperCase();
