import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { settingsTexts } from '@contracts/texts/settings.js';
import type { CustomEmailView } from '@contracts/views/settings.view.js';

import type { Actor } from '../../platform/actor.js';
import { AuditedRecords } from '../../platform/audit/audited-records.js';
import { DomainError } from '../../platform/domain-error.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { CustomEmail } from '../records/custom-email.entity.js';
import type { CustomEmailDto } from './custom-email.dto.js';
import { readImage } from './read-image.js';

/** SETTINGS-59: the client has the setting turned off. */
export class CustomEmailOff extends DomainError {
  readonly code = 'custom_email.off';
  readonly refusal = 'conflict';

  constructor() {
    super(settingsTexts.customEmailOff);
  }
}

/** How the mails of clients to their receivers look. Whose they are, the caller has checked. */
@Injectable()
export class CustomEmails {
  constructor(
    private readonly database: DataSource,
    private readonly records: AuditedRecords,
  ) {}

  /** Null while the client's setting is off; the look of the house while nothing was saved. @throws RecordNotFound */
  async find(clientId: number): Promise<CustomEmailView | null> {
    if (!(await this.isOn(clientId))) return null;
    return (await load(this.database.manager, clientId)) ?? unsaved(clientId);
  }

  /** @throws CustomEmailOff (409), InvalidRequest, RecordNotFound */
  async save({ clientId, ...dto }: CustomEmailDto, actor: Actor): Promise<CustomEmailView> {
    if (!(await this.isOn(clientId))) throw new CustomEmailOff();
    const values = {
      ...valuesOf(dto),
      logoImage: readImage(dto.logoImage, 'logoImage'),
      footerImage: readImage(dto.footerImage, 'footerImage'),
    };
    await this.records.change(actor, async (records) => {
      await lockClient(records.manager, clientId);
      const saved = await load(records.manager, clientId);
      if (saved) await records.update(CustomEmail, saved, values);
      else await records.insert<CustomEmail>(CustomEmail, { ...values, clientId });
    });
    return (await load(this.database.manager, clientId)) ?? unsaved(clientId);
  }

  private async isOn(clientId: number): Promise<boolean> {
    const [client] = await this.database.query<{ isOn: boolean }[]>(
      'select custom_email as "isOn" from client where id = $1',
      [clientId],
    );
    if (!client) throw new RecordNotFound(`client ${clientId}`);
    return client.isOn;
  }
}

/** @throws RecordNotFound when it was deleted (GAP-49) */
async function lockClient(manager: EntityManager, clientId: number): Promise<void> {
  const living = await manager.query<unknown[]>(
    'select 1 from client where id = $1 and removed_at is null for update',
    [clientId],
  );
  if (living.length === 0) throw new RecordNotFound(`client ${clientId}`);
}

/** The images are only read when they are asked for. */
const load = (manager: EntityManager, clientId: number): Promise<CustomEmail | null> =>
  manager
    .createQueryBuilder(CustomEmail, 'email')
    .addSelect(['email.logoImage', 'email.footerImage'])
    .where({ clientId })
    .getOne();

const unsaved = (clientId: number): CustomEmailView => ({
  id: 0,
  clientId,
  ...valuesOf({}),
  logoImage: null,
  footerImage: null,
});

/** What is left out is empty; without words of its own a template takes those of the house. */
const valuesOf = (dto: Omit<CustomEmailDto, 'clientId'>) => ({
  ...imageTextsOf(dto),
  ...coloursOf(dto),
  companyName: dto.companyName ?? null,
  customTextArea: dto.customTextArea ?? null,
  contactPhone: dto.contactPhone ?? null,
  contactEmail: dto.contactEmail ?? null,
  logoAndTitle: dto.logoAndTitle ?? false,
  defaultEmailTemplate: dto.defaultEmailTemplate ?? !dto.customTextArea,
  isDeleted: dto.isDeleted ?? false,
});

const imageTextsOf = (dto: Omit<CustomEmailDto, 'clientId'>) => ({
  logoImageFilename: dto.logoImageFilename ?? null,
  logoImageLink: dto.logoImageLink ?? null,
  footerImageFilename: dto.footerImageFilename ?? null,
  footerImageLink: dto.footerImageLink ?? null,
});

const coloursOf = (dto: Omit<CustomEmailDto, 'clientId'>) => ({
  bannerTextColour: dto.bannerTextColour ?? null,
  bannerBackgroundColour: dto.bannerBackgroundColour ?? null,
  bodyHeadingColour: dto.bodyHeadingColour ?? null,
  bodyTextColour: dto.bodyTextColour ?? null,
  bodyBackgroundColour: dto.bodyBackgroundColour ?? null,
});
