/** CON: items and dangerous goods (spec part 1, sections 5 and 8). `{limit}` is a length with its unit. */
export const itemTexts = {
  noItems: 'You need an least 1 item',
  invalid: 'Item(s) not valid',
  quantity: 'Invalid Dimension: Quantity must be greater than 0',
  name: 'Invalid Name: Must enter an item name',
  length: 'Invalid Dimension: The length must be between 0 and {limit}',
  width: 'Invalid Dimension: The width must be between 0 and {limit}',
  height: 'Invalid Dimension: The height must be between 0 and {limit}',
  weight: 'Invalid Dimension: The weight must be between 0 and {limit}',
  overTailgate: 'Weight exceeds standard tailgate maximum. Offers may not appear.',
  dangerousGoodsIncomplete: 'Please fill in all the details',
  subRisk: 'Please enter a valid Subsidiary Risk or N/A if not applicable',
  packagingGroup: 'Please enter a valid Packaging Group or N/A if not applicable',
  dangerousGoodsTooHeavy: 'Weight cannot be greater than item weight.',
  unNumberNotFound: 'UN Number not found',
} as const;
