import { badValue } from './mongo-error'

const exponentBias = 6176
const maxDigits = 34
const maxExponent = 6111
const minExponent = -exponentBias
const maxCoefficient = 10n ** 34n - 1n
const coefficientMask = (1n << 113n) - 1n

export const powerOfTen = (exponent: number): bigint => 10n ** BigInt(exponent)

/** The parts of a decimal: `sign * coefficient * 10^exponent`. */
export interface DecimalParts {
  kind: 'finite' | 'infinity' | 'nan'
  negative: boolean
  coefficient: bigint
  exponent: number
}

/** An IEEE 754-2008 decimal of 34 digits, stored as two halves of its sixteen bytes (binary integer encoding). */
export class Decimal128 {
  #decoded: DecimalParts | undefined

  get bsonType(): 19 {
    return 19
  }

  constructor(
    readonly low: bigint,
    readonly high: bigint,
  ) {}

  /** Reads "1.50", "-3E+7", "Infinity", "NaN". Throws BadValue for other texts and for more than 34 digits. */
  static parse(text: string): Decimal128 {
    const special = /^([+-]?)(?:(inf(?:inity)?)|(nan))$/i.exec(text)
    if (special)
      return special[3] ? Decimal128.nan : special[1] === '-' ? Decimal128.negativeInfinity : Decimal128.infinity
    const match = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d+))?$/i.exec(text)
    const whole = match?.[2] ?? ''
    const fraction = match?.[3] ?? ''
    if (!match || whole.length + fraction.length === 0) throw badValue(`"${text}" is not a valid Decimal128 string`)
    const exponent = Number(match[4] ?? 0) - fraction.length
    return Decimal128.of(match[1] === '-', BigInt(whole + fraction), exponent)
  }

  /** A finite decimal, rounded half to even to 34 digits. A value that is too large becomes infinity. */
  static of(negative: boolean, coefficient: bigint, exponent: number): Decimal128 {
    let digits = coefficient
    let power = exponent
    const excess = Math.max(digits > maxCoefficient ? digits.toString().length - maxDigits : 0, minExponent - power)
    if (excess > 0) {
      digits = excess > maxDigits * 300 ? 0n : divideHalfEven(digits, powerOfTen(excess))
      power += excess
      if (digits > maxCoefficient) {
        digits /= 10n
        power += 1
      }
    }
    if (digits === 0n) power = Math.min(Math.max(power, minExponent), maxExponent)
    while (power > maxExponent && digits * 10n <= maxCoefficient) {
      digits *= 10n
      power -= 1
    }
    if (power > maxExponent) return negative ? Decimal128.negativeInfinity : Decimal128.infinity
    const bits = (BigInt(negative) << 127n) | (BigInt(power + exponentBias) << 113n) | digits
    return new Decimal128(bits & 0xffffffffffffffffn, bits >> 64n)
  }

  static fromBigInt(value: bigint): Decimal128 {
    return Decimal128.of(value < 0n, value < 0n ? -value : value, 0)
  }

  /** A double with 15 significant digits, as MongoDB converts it to a decimal. */
  static fromDouble(value: number): Decimal128 {
    if (value === 0 || !Number.isFinite(value))
      return Number.isNaN(value) ? Decimal128.nan : Decimal128.parse(Object.is(value, -0) ? '-0' : String(value))
    return Decimal128.parse(value.toExponential(14))
  }

  static readonly nan = new Decimal128(0n, 0x7c00000000000000n)
  static readonly infinity = new Decimal128(0n, 0x7800000000000000n)
  static readonly negativeInfinity = new Decimal128(0n, 0xf800000000000000n)
  static readonly zero = Decimal128.of(false, 0n, 0)

  get parts(): DecimalParts {
    this.#decoded ??= decodeParts(this.low, this.high)
    return this.#decoded
  }

  get isNaN(): boolean {
    return this.parts.kind === 'nan'
  }

  get isFinite(): boolean {
    return this.parts.kind === 'finite'
  }

  get isZero(): boolean {
    return this.isFinite && this.parts.coefficient === 0n
  }

  /** The nearest double. */
  toNumber(): number {
    return Number(this.toString())
  }

  /** The value rounded towards zero. It must be finite. */
  truncated(): bigint {
    const { negative, coefficient, exponent } = this.parts
    const size = exponent >= 0 ? coefficient * powerOfTen(exponent) : coefficient / powerOfTen(-exponent)
    return negative ? -size : size
  }

  toString(): string {
    const { kind, negative, coefficient, exponent } = this.parts
    const sign = negative ? '-' : ''
    if (kind !== 'finite') return kind === 'nan' ? 'NaN' : `${sign}Infinity`
    const digits = coefficient.toString()
    const adjusted = exponent + digits.length - 1
    if (exponent > 0 || adjusted < -6) {
      const mantissa = digits.length > 1 ? `${digits[0]}.${digits.slice(1)}` : digits
      return `${sign}${mantissa}E${adjusted < 0 ? '-' : '+'}${Math.abs(adjusted)}`
    }
    if (exponent === 0) return sign + digits
    const padded = digits.padStart(1 - exponent, '0')
    return `${sign}${padded.slice(0, exponent)}.${padded.slice(exponent)}`
  }
}

function decodeParts(low: bigint, high: bigint): DecimalParts {
  const negative = high >> 63n === 1n
  const combination = Number((high >> 58n) & 0x1fn)
  if (combination === 0x1f) return { kind: 'nan', negative: false, coefficient: 0n, exponent: 0 }
  if (combination === 0x1e) return { kind: 'infinity', negative, coefficient: 0n, exponent: 0 }
  if (combination >> 3 === 3) {
    // A coefficient this large is not canonical and counts as zero.
    return { kind: 'finite', negative, coefficient: 0n, exponent: Number((high >> 47n) & 0x3fffn) - exponentBias }
  }
  const coefficient = ((high << 64n) | low) & coefficientMask
  const exponent = Number((high >> 49n) & 0x3fffn) - exponentBias
  return { kind: 'finite', negative, coefficient: coefficient > maxCoefficient ? 0n : coefficient, exponent }
}

/** `numerator / denominator`, both not negative, rounded half to even. */
export function divideHalfEven(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator
  const twice = (numerator % denominator) * 2n
  const roundsUp = twice > denominator || (twice === denominator && quotient % 2n === 1n)
  return roundsUp ? quotient + 1n : quotient
}
