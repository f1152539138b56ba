import type { CustomEmailView } from '@contracts/views/settings.view.js';

import type { CustomEmailDto } from './custom-email.dto.js';

/** Maps the request to columns, images aside. Fields left out are empty; without a custom text the default template applies. */
export const toCustomEmailValues = (dto: Omit<CustomEmailDto, 'clientId'>) => ({
  ...toImageTexts(dto),
  ...toColours(dto),
  companyName: dto.companyName ?? null,
  customTextArea: dto.customTextArea ?? null,
  contactPhone: dto.contactPhone ?? null,
  contactEmail: dto.contactEmail ?? null,
  logoAndTitle: dto.logoAndTitle ?? false,
  defaultEmailTemplate: dto.defaultEmailTemplate ?? !dto.customTextArea,
  isDeleted: dto.isDeleted ?? false,
});

/** Default style of a client that has not saved one. */
export const toDefaultCustomEmailView = (clientId: number): CustomEmailView => ({
  id: 0,
  version: 0,
  clientId,
  ...toCustomEmailValues({}),
  logoImage: null,
  footerImage: null,
});

const toImageTexts = (dto: Omit<CustomEmailDto, 'clientId'>) => ({
  logoImageFilename: dto.logoImageFilename ?? null,
  logoImageLink: dto.logoImageLink ?? null,
  footerImageFilename: dto.footerImageFilename ?? null,
  footerImageLink: dto.footerImageLink ?? null,
});

const toColours = (dto: Omit<CustomEmailDto, 'clientId'>) => ({
  bannerTextColour: dto.bannerTextColour ?? null,
  bannerBackgroundColour: dto.bannerBackgroundColour ?? null,
  bodyHeadingColour: dto.bodyHeadingColour ?? null,
  bodyTextColour: dto.bodyTextColour ?? null,
  bodyBackgroundColour: dto.bodyBackgroundColour ?? null,
});
