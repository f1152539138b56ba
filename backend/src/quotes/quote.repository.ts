import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';

import type { UnitOfWork } from '../platform/audit/unit-of-work.js';
import { Quote } from './records/quote.entity.js';

/** Older quotes are not listed: their prices may have changed. */
const MAX_RESULTS = 500;

/** Loads and saves quotes. */
@Injectable()
export class QuoteRepository {
  constructor(@InjectRepository(Quote) private readonly quotes: Repository<Quote>) {}

  /** Quotes of one client, newest first. */
  list(clientId: number): Promise<Quote[]> {
    return this.quotes.find({ where: { clientId }, order: { id: 'DESC' }, take: MAX_RESULTS });
  }

  /** Null for an unknown id. */
  find({ manager }: UnitOfWork, id: number): Promise<Quote | null> {
    return manager.findOneBy(Quote, { id });
  }

  insert(records: UnitOfWork, quote: Omit<Quote, 'id'>): Promise<Quote> {
    return records.insert<Quote>(Quote, quote);
  }

  remove(records: UnitOfWork, quote: Quote): Promise<void> {
    return records.remove(Quote, quote);
  }
}
