import { Injectable } from '@nestjs/common';

import { settingsTexts } from '@contracts/texts/spec/settings.js';
import type { CustomEmailView } from '@contracts/views/settings.view.js';

import { assertInScope, type Actor } from '../../identity/index.js';
import { DomainError } from '../../platform/domain-error.js';
import type { CustomEmailDto } from './custom-email.dto.js';
import { toCustomEmailValues } from './custom-email.mapper.js';
import { CustomEmailQueries } from './custom-email.queries.js';
import { CustomEmailRepository } from './custom-email.repository.js';
import { readImage } from './read-image.js';

/** SETTINGS-59: the client has the setting turned off. */
export class CustomEmailOff extends DomainError {
  readonly code = 'custom_email.off';
  readonly kind = 'conflict';

  constructor() {
    super(settingsTexts.customEmailOff);
  }
}

/** Reads and saves the style of a client's emails to receivers; checks the client scope. */
@Injectable()
export class CustomEmailService {
  constructor(
    private readonly emails: CustomEmailRepository,
    private readonly queries: CustomEmailQueries,
  ) {}

  /** Returns null if the client has the setting turned off. @throws OutOfScope, RecordNotFound */
  async find(clientId: number, actor: Actor): Promise<CustomEmailView | null> {
    assertInScope(actor, 'READ_EMAIL_TEMPLATE', { clientId, customerId: null });
    return this.queries.find(clientId);
  }

  /** @throws OutOfScope, CustomEmailOff (409), InvalidRequest, RecordNotFound */
  async save({ clientId, ...dto }: CustomEmailDto, actor: Actor): Promise<CustomEmailView> {
    assertInScope(actor, 'CREATE_EMAIL_TEMPLATE', { clientId, customerId: null });
    if (!(await this.emails.isEnabled(clientId))) throw new CustomEmailOff();
    const values = {
      ...toCustomEmailValues(dto),
      logoImage: readImage(dto.logoImage, 'logoImage'),
      footerImage: readImage(dto.footerImage, 'footerImage'),
    };
    await this.emails.save(clientId, values, actor);
    return this.queries.get(clientId);
  }
}
