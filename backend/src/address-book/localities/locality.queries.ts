import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';

import { MIN_SEARCH_LENGTH } from '@contracts/rules/address.js';

import { searchPatterns } from '../../platform/paging/page.js';
import { SearchTooShort } from '../address-book.errors.js';
import { Locality } from '../records/locality.entity.js';
import { normaliseSuburbName, SuburbIndex, type SuburbInput } from './suburb-index.js';

const MAX_RESULTS = 200;

/** Must match the expression of the migration's index, or Postgres does not use the index. */
const searchExpression = `locality.name || ' ' || locality.state || ' ' || locality.postcode`;

/** Reads the suburbs and towns of Australia. */
@Injectable()
export class LocalityQueries {
  constructor(@InjectRepository(Locality) private readonly localities: Repository<Locality>) {}

  /**
   * Localities with every word of the text in their name, state or postcode; names that begin with the text first.
   * @throws SearchTooShort
   */
  search(text: string): Promise<Locality[]> {
    const trimmed = text.trim();
    if (trimmed.length < MIN_SEARCH_LENGTH) throw new SearchTooShort();
    const query = this.localities.createQueryBuilder('locality');
    searchPatterns(trimmed).forEach((pattern, index) => {
      query.andWhere(`${searchExpression} ilike :word${index}`, { [`word${index}`]: pattern });
    });
    return query
      .orderBy('locality.name = upper(:typed)', 'DESC')
      .addOrderBy('starts_with(locality.name, upper(:typed))', 'DESC')
      .addOrderBy('locality.name')
      .addOrderBy('locality.postcode')
      .setParameter('typed', trimmed)
      .limit(MAX_RESULTS)
      .getMany();
  }

  hasAny(): Promise<boolean> {
    return this.localities.exists();
  }

  /** Localities of a postcode by name. */
  listOfPostcode(postcode: string): Promise<Locality[]> {
    return this.localities.find({ where: { postcode }, order: { name: 'ASC' } });
  }

  find(id: number): Promise<Locality | null> {
    return this.localities.findOneBy({ id });
  }

  findMany(ids: readonly number[]): Promise<Locality[]> {
    return this.localities.findBy({ id: In([...ids]) });
  }

  /** Loads the localities with any of these names, to look up the suburbs of a file. */
  async findNamed(suburbs: readonly SuburbInput[]): Promise<SuburbIndex> {
    const names = [...new Set(suburbs.map(({ name }) => normaliseSuburbName(name)))];
    const query = this.localities.createQueryBuilder('locality');
    return new SuburbIndex(await query.where('locality.name = any(:names)', { names }).getMany());
  }
}
