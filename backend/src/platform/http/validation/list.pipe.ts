import type { PipeTransform } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';

import { InvalidRequest } from '../../invalid-request.js';
import { withRequiredMessage } from './own-messages.js';
import { allErrors } from './thorough-validation.js';

/** A body that is a bare list: each entry is validated like a body of its own. */
export class ListPipe<Item extends object> implements PipeTransform<unknown, Item[]> {
  constructor(
    private readonly type: new () => Item,
    private readonly rule: {
      readonly minLength: number;
      readonly maxLength: number;
      /** For a value that is not a list, an empty list, or one that is too long. */
      readonly message: string;
      /** Field of the response that holds the list: a response can be sent back as it is. */
      readonly field?: string;
    },
  ) {}

  /** @throws InvalidRequest with the path of each invalid field, for example `0.roleId` */
  transform(body: unknown): Item[] {
    const { minLength, maxLength, message, field } = this.rule;
    const value: unknown = field === undefined ? body : listIn(body, field);
    if (!Array.isArray(value) || value.length < minLength || value.length > maxLength)
      throw new InvalidRequest([{ path: '', message }]);
    if (!value.every(isObject)) throw new InvalidRequest([{ path: '', message }]);
    const items = plainToInstance(this.type, value);
    const errors = items.map((item, index) => ({
      property: String(index),
      children: validateEntry(item),
    }));
    if (errors.some(({ children }) => children.length > 0))
      throw InvalidRequest.fromValidation(errors);
    return items;
  }
}

const listIn = (body: unknown, field: string): unknown =>
  isObject(body) && Object.hasOwn(body, field) ? Reflect.get(body, field) : body;

const validateEntry = (item: object) =>
  allErrors(validateSync(item, { whitelist: true }), item).map(withRequiredMessage);

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
