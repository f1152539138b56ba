/** RULES: the Rules & Fees dialog (spec part 2, sections 5 and 8). */
export const rulesFeesTexts = {
  missing: 'Missing Required Information: {sections}',
  tailgate: 'All 4 Fields must be filled out',
  residential: 'Both Fields must be filled out',
  tier: 'All fields of a tier must be filled out',
  chargePerNeeded: 'Must select what is charged',
  chargePerAlone: 'Nothing is charged without a tier',
  kgRange: 'Min and max kg must both be filled out, and max must be greater than min',
  dimension: 'Dimensions must be greater than 0',
  chargeAlone: 'A charge needs what it is charged per, and a dimension or a kg range',
  negative: 'Must not be a negative value',
  tooLarge: 'The value is too large',
  noOwner: 'Must select a carrier or an account',
} as const;
