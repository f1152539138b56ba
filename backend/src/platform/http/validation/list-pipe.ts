import type { PipeTransform } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';

import { InvalidRequest } from '../../invalid-request.js';
import { nestedErrors } from './thorough-validation.js';

/** A body that is a bare list: each entry is validated like a body of its own. */
export class ListPipe<Item extends object> implements PipeTransform<unknown, Item[]> {
  constructor(
    private readonly type: new () => Item,
    /** Messages for a value that is not a list, an empty list, or one that is too long. */
    private readonly rule: {
      readonly least: number;
      readonly most: number;
      readonly message: string;
    },
  ) {}

  /** @throws InvalidRequest with the path of each invalid field, for example `0.roleId` */
  transform(value: unknown): Item[] {
    const { least, most, message } = this.rule;
    if (!Array.isArray(value) || value.length < least || value.length > most)
      throw new InvalidRequest([{ path: '', message }]);
    if (!value.every(isObject)) throw new InvalidRequest([{ path: '', message }]);
    const items = plainToInstance(this.type, value);
    const errors = items.map((item, index) => ({
      property: String(index),
      children: judge(item),
    }));
    if (errors.some(({ children }) => children.length > 0))
      throw InvalidRequest.fromValidation(errors);
    return items;
  }
}

function judge(item: object) {
  const errors = validateSync(item, { whitelist: true });
  return errors.length > 0 ? errors : nestedErrors(item);
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
