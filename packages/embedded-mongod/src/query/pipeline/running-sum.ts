import { decimalWidth, doubleWidth, fitsLong, intWidth, longWidth, toDecimal, widthOf } from '../arithmetic'
import { type NumberValue, unwrapDouble } from '../compare-numbers'
import { addDecimals } from '../decimal-arithmetic'
import { Decimal128 } from '../decimal128'
import { double, isInt32 } from '../values'

/** A limit far below the whole numbers that doubles add exactly. */
const exactSumLimit = 2 ** 52

/** Adds numbers of all types: whole numbers exactly, and doubles with compensation for rounding errors. */
export class RunningSum {
  #width: 0 | 1 | 2 | 3 = intWidth
  #small = 0
  #whole = 0n
  #doubles = 0
  #correction = 0
  #decimals = Decimal128.zero

  add(value: NumberValue): void {
    const width = widthOf(value)
    if (width > this.#width) this.#width = width
    if (width === intWidth) {
      this.#small += value as number
      if (this.#small > exactSumLimit || this.#small < -exactSumLimit) {
        this.#whole += BigInt(this.#small)
        this.#small = 0
      }
    } else if (width === longWidth) {
      this.#whole += value as bigint
    } else if (width === doubleWidth) {
      this.#addDouble(unwrapDouble(value) as number)
    } else {
      this.#decimals = addDecimals(this.#decimals, value as Decimal128)
    }
  }

  /** Kahan's summation as Neumaier improved it. */
  #addDouble(value: number): void {
    const total = this.#doubles + value
    if (Number.isFinite(total)) {
      this.#correction +=
        Math.abs(this.#doubles) >= Math.abs(value) ? this.#doubles - total + value : value - total + this.#doubles
    }
    this.#doubles = total
  }

  get #integers(): bigint {
    return this.#whole + BigInt(this.#small)
  }

  get #asDouble(): number {
    return this.#doubles + (this.#correction + Number(this.#integers))
  }

  /** The sum, in the widest added type. A large sum of whole numbers becomes a long, then a double. */
  get total(): NumberValue {
    if (this.#width === decimalWidth) {
      const rest = addDecimals(
        Decimal128.fromBigInt(this.#integers),
        toDecimal(double(this.#doubles + this.#correction)),
      )
      return this.#doubles === 0 && this.#whole === 0n && this.#small === 0
        ? this.#decimals
        : addDecimals(this.#decimals, rest)
    }
    if (this.#width === doubleWidth) return double(this.#asDouble)
    const integers = this.#integers
    if (!fitsLong(integers)) return double(Number(integers))
    return this.#width === intWidth && isInt32(Number(integers)) ? Number(integers) : integers
  }
}
