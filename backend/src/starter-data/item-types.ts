interface StarterItemType {
  readonly type: string;
  /** Fixed sizes in metres and kilograms; without them they are typed for each item. */
  readonly measures?: {
    readonly length: number;
    readonly width: number;
    readonly height: number;
    readonly weight: number;
  };
}

/** Item types of a new installation. */
export const itemTypes: readonly StarterItemType[] = [
  { type: 'Carton' },
  { type: 'Pallet' },
  { type: 'Satchel', measures: { length: 0.4, width: 0.31, height: 0.05, weight: 3 } },
  { type: 'Roll' },
  { type: 'Skid' },
  { type: 'Crate' },
  { type: 'Drum' },
  { type: 'Tube' },
  { type: 'Bag' },
  { type: 'Envelope', measures: { length: 0.35, width: 0.25, height: 0.01, weight: 0.5 } },
];
