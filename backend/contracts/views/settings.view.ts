import type { DangerousGoodView } from './item.view.js';

/** Dangerous goods of a custom item. */
export interface TemplateDangerousGoodView extends DangerousGoodView {
  id: number;
  itemTemplateId: number;
}

/** A client's custom item: metres and kilograms of one piece (SETTINGS-32). */
export interface ItemTemplateView {
  id: number;
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
  /** The same list under both names of the specification; a save takes `dangerousGoods`. */
  dangerousGoods: TemplateDangerousGoodView[];
  dangerousGoodsTemplate: TemplateDangerousGoodView[];
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
  /** The one of `categoryId` (SETTINGS-63). */
  category: CategoryView;
  clientId: number;
}

/** How a client's mails to receivers look (SETTINGS-53). Texts are plain; the server makes the HTML. */
export interface CustomEmailView {
  id: number;
  clientId: number;
  companyName: string | null;
  logoImageFilename: string | null;
  /** Web address the logo leads to. */
  logoImageLink: string | null;
  /** A data URL: JPEG or PNG in base64. */
  logoImage: string | null;
  footerImageFilename: string | null;
  footerImageLink: string | null;
  footerImage: string | null;
  /** May hold {brokerName}, {phone}, {email}, {consignmentNumber}, {references}, {dispatchDate} and {carrier}. */
  customTextArea: string | null;
  contactPhone: string | null;
  contactEmail: string | null;
  bannerTextColour: string | null;
  bannerBackgroundColour: string | null;
  bodyHeadingColour: string | null;
  bodyTextColour: string | null;
  bodyBackgroundColour: string | null;
  /** The company's name beside the logo. */
  logoAndTitle: boolean;
  /** The words of the house instead of `customTextArea`. */
  defaultEmailTemplate: boolean;
  isDeleted: boolean;
}
