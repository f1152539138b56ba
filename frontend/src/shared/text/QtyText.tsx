const formats = {
  kg: { digits: 2, unit: 'kg' },
  m3: { digits: 3, unit: 'm³' },
  m: { digits: 2, unit: 'm' },
} as const;

const plain = new Map<number, Intl.NumberFormat>();
function formatter(digits: number): Intl.NumberFormat {
  const known = plain.get(digits);
  if (known) return known;
  const made = new Intl.NumberFormat('en-AU', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  plain.set(digits, made);
  return made;
}

export interface QtyTextProps {
  readonly value: number;
  readonly unit: keyof typeof formats;
}

/** A weight, volume or length with its unit, to the decimals the specification shows. */
export function QtyText({ value, unit }: QtyTextProps) {
  const { digits, unit: sign } = formats[unit];
  return `${formatter(digits).format(value)} ${sign}`;
}
