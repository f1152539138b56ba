import type { DangerousGoodView } from './item.view.js';

/** Dangerous goods of a custom item. */
export interface TemplateDangerousGoodView extends DangerousGoodView {
  id: number;
  itemTemplateId: number;
}

/** A client's custom item: metres and kilograms per piece (SETTINGS-32). */
export interface ItemTemplateView {
  id: number;
  /** Send it back with the next save (docs/api.md, conventions). */
  version: number;
  clientId: number;
  name: string;
  quantity: number;
  length: number;
  width: number;
  height: number;
  weight: number;
  totalWeight: number;
  /** Cubic metres, at least 0.001. */
  totalVolume: number;
  itemTypeId: number;
  itemType: { id: number; type: string };
  /** The same list under both of its specified names; a save reads `dangerousGoods`. */
  dangerousGoods: TemplateDangerousGoodView[];
  dangerousGoodsTemplate: TemplateDangerousGoodView[];
}

/** An item type, and whether the client uses it. */
export interface ItemTypeView {
  status: boolean;
  /** Version of the client's selection, for the next save; 0 before the first. */
  version: number;
  itemType: {
    id: number;
    type: string;
    isMutable: boolean;
    isDeleted: boolean;
    /** Fixed measures of one item in metres and kilograms, if the type has them. */
    itemTemplate: {
      length: number;
      width: number;
      height: number;
      weight: number;
      quantity: number;
    }[];
  };
}

/** Account of a receiver or third party that a client may ship on (SETTINGS-39). */
export interface ClientPayerAccountView {
  id: number;
  /** Send it back with the next save (docs/api.md, conventions). */
  version: number;
  clientId: number;
  accountNumber: string;
  description: string;
  whoPays: 'RECEIVER' | 'THIRD_PARTY';
  carrier: { id: number; displayName: string };
}

export interface CategoriesView {
  categories: CategoryView[];
  categoryEntries: CategoryEntryView[];
}

export interface CategoryView {
  id: number;
  categoryDesc: string;
  clientId: number;
}

export interface CategoryEntryView {
  id: number;
  entryDesc: string;
  categoryId: number;
  /** Category of `categoryId` (SETTINGS-63). */
  category: CategoryView;
  clientId: number;
}

/** Template of a client's emails to receivers (SETTINGS-53). Text is plain; the server builds the HTML. */
export interface CustomEmailView {
  id: number;
  /** Send it back with the next save; 0 before the first. */
  version: number;
  clientId: number;
  companyName: string | null;
  logoImageFilename: string | null;
  /** URL the logo links to. */
  logoImageLink: string | null;
  /** Data URL: JPEG or PNG in base64. */
  logoImage: string | null;
  footerImageFilename: string | null;
  footerImageLink: string | null;
  footerImage: string | null;
  /** May contain {brokerName}, {phone}, {email}, {consignmentNumber}, {references}, {dispatchDate} and {carrier}. */
  customTextArea: string | null;
  contactPhone: string | null;
  contactEmail: string | null;
  bannerTextColour: string | null;
  bannerBackgroundColour: string | null;
  bodyHeadingColour: string | null;
  bodyTextColour: string | null;
  bodyBackgroundColour: string | null;
  /** Show the company's name beside the logo. */
  logoAndTitle: boolean;
  /** Use the default text instead of `customTextArea`. */
  defaultEmailTemplate: boolean;
  isDeleted: boolean;
}

/** Response to adding or changing an item template. */
export interface SavedTemplateView {
  id: number;
  itemTemplate: ItemTemplateView;
}
