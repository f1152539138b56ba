import { isIP } from 'node:net';

import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  ArrayUnique,
  IsArray,
  IsOptional,
  ValidateBy,
} from 'class-validator';
import ipaddr from 'ipaddr.js';

import { MAX_KEY_RANGES } from '@contracts/rules/api-key-scopes.js';
import { appApiKeyTexts as texts } from '@contracts/texts/app/api-keys.js';

const PREFIX = /^\d{1,3}$/;

/**
 * The CIDR range of an address or a range, with its network address: `203.0.113.9/24` is `203.0.113.0/24`. Null for
 * anything else, also for an IPv4 address in the form of an IPv6 one, which no caller's address has.
 */
export function toAddressRange(text: string): string | null {
  const [address = '', prefix = null, ...rest] = text.trim().split('/');
  const parsed = rest.length === 0 ? parseAddress(address) : null;
  if (!parsed || (prefix !== null && !PREFIX.test(prefix))) return null;
  const size = parsed.toByteArray().length * 8;
  const bits = Number(prefix ?? size);
  if (bits > size) return null;
  const Family = parsed instanceof ipaddr.IPv4 ? ipaddr.IPv4 : ipaddr.IPv6;
  return `${Family.networkAddressFromCIDR(`${address}/${bits}`).toString()}/${bits}`;
}

function parseAddress(address: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  if (isIP(address) === 0 || address.includes('%')) return null;
  const parsed = ipaddr.parse(address);
  return parsed instanceof ipaddr.IPv6 && parsed.isIPv4MappedAddress() ? null : parsed;
}

const toRange = (value: unknown): unknown =>
  typeof value === 'string' ? (toAddressRange(value) ?? value) : value;

const isRange = (value: unknown): boolean =>
  typeof value === 'string' && toAddressRange(value) !== null;

/** Addresses that a key may be used from, as CIDR ranges; absent or null for any. */
export const AddressRanges = () =>
  applyDecorators(
    IsOptional(),
    Transform(({ value }: { value: unknown }) =>
      Array.isArray(value) ? value.map(toRange) : value,
    ),
    IsArray({ message: texts.wrongRange }),
    ArrayNotEmpty({ message: texts.wrongRange }),
    ArrayMaxSize(MAX_KEY_RANGES, {
      message: texts.tooManyRanges.replace('{count}', String(MAX_KEY_RANGES)),
    }),
    ArrayUnique(),
    ValidateBy(
      {
        name: 'isAddressRange',
        validator: { validate: isRange, defaultMessage: () => texts.wrongRange },
      },
      { each: true, message: texts.wrongRange },
    ),
  );
