import { Injectable } from '@nestjs/common';

import type { CustomEmailView } from '@contracts/views/settings.view.js';

import { toDefaultCustomEmailView } from './custom-email.mapper.js';
import { CustomEmailRepository } from './custom-email.repository.js';

/** Reads the style of a client's emails to receivers. */
@Injectable()
export class CustomEmailQueries {
  constructor(private readonly emails: CustomEmailRepository) {}

  /**
   * Returns null if the client has the setting turned off, the default style if it saved none.
   * @throws RecordNotFound
   */
  async find(clientId: number): Promise<CustomEmailView | null> {
    if (!(await this.emails.isEnabled(clientId))) return null;
    return this.get(clientId);
  }

  /** Returns the saved style, else the default style. */
  async get(clientId: number): Promise<CustomEmailView> {
    return (await this.emails.find(clientId)) ?? toDefaultCustomEmailView(clientId);
  }
}
