/** One entry of the dangerous goods list; `typeOfPackaging` is the packing group (GAP-77). */
export interface UnVariantView {
  id: number;
  hazardClass: string;
  shippingName: string;
  typeOfPackaging: string;
  subRisk: string;
}

/** GET /consignment/un-number: the first entry, with all of them in `variants`. */
export interface UnNumberView extends UnVariantView {
  variants: UnVariantView[];
}
