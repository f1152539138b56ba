import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';

import { SHORTEST_SEARCH } from '@contracts/rules/address.js';

import { searchPatterns } from '../../platform/paging/search-words.js';
import { SearchTooShort } from '../address-book.errors.js';
import { Locality } from '../records/locality.entity.js';
import { inCapitals, NamedPlaces, type WrittenPlace } from './named-places.js';

const MOST_FOUND = 200;

/** Written as in the index of the migration, or it is not used. */
const searched = `locality.name || ' ' || locality.state || ' ' || locality.postcode`;

/** The suburbs and towns of Australia. */
@Injectable()
export class Localities {
  constructor(@InjectRepository(Locality) private readonly localities: Repository<Locality>) {}

  /**
   * Those with every word of the text in their name, state or postcode; names that begin with it first.
   * @throws SearchTooShort
   */
  search(text: string): Promise<Locality[]> {
    const typed = text.trim();
    if (typed.length < SHORTEST_SEARCH) throw new SearchTooShort();
    const query = this.localities.createQueryBuilder('locality');
    searchPatterns(typed).forEach((pattern, index) => {
      query.andWhere(`${searched} ilike :word${index}`, { [`word${index}`]: pattern });
    });
    return query
      .orderBy('locality.name = upper(:typed)', 'DESC')
      .addOrderBy('starts_with(locality.name, upper(:typed))', 'DESC')
      .addOrderBy('locality.name')
      .addOrderBy('locality.postcode')
      .setParameter('typed', typed)
      .limit(MOST_FOUND)
      .getMany();
  }

  find(id: number): Promise<Locality | null> {
    return this.localities.findOneBy({ id });
  }

  findMany(ids: readonly number[]): Promise<Locality[]> {
    return this.localities.findBy({ id: In([...ids]) });
  }

  /** Every one whose name is among these, to be looked up by what was written. */
  async findNamed(places: readonly WrittenPlace[]): Promise<NamedPlaces> {
    const names = [...new Set(places.map(({ name }) => inCapitals(name)))];
    const query = this.localities.createQueryBuilder('locality');
    return new NamedPlaces(await query.where('locality.name = any(:names)', { names }).getMany());
  }
}
