export interface DangerousGoodView {
  unNumber: { id: number; hazardClass: string; shippingName: string; typeOfPackaging: string };
  subRisk: string;
  /** Packing group (GAP-77). */
  typeOfPackaging: string;
  packageDescription: string;
  /** Kilograms or litres for the whole line. */
  weight: number;
  commonName: string;
  type: 'PACKAGED' | 'BULK';
}

/** One line of goods (spec part 1, section 3: Item). Metres and kilograms per piece. */
export interface ItemView {
  itemNumber: number;
  itemTypeId: number;
  itemTypeName: string;
  itemTemplateId: number | null;
  name: string | null;
  quantity: number;
  length: number;
  width: number;
  height: number;
  weight: number;
  totalWeight: number;
  /** Cubic metres of the line, at least 0.001. */
  totalVolume: number;
  dangerousGoods: DangerousGoodView[];
}
