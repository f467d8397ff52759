import { decimalWidth, toDecimal, toDouble, widthOf } from '../arithmetic'
import { compareValues } from '../compare'
import { divideDecimals } from '../decimal-arithmetic'
import { Decimal128 } from '../decimal128'
import { List } from '../document'
import { isNullish } from '../expression/operator'
import { mergeDocs } from '../expression/operators/objects'
import { valueKey } from '../value-key'
import { double, isNumber, type Value } from '../values'
import { RunningSum } from './running-sum'

/** Accumulates values one by one. It keeps only the values that its result needs. */
export interface Accumulator {
  add(value: Value | undefined): void
  result(): Value
}

const sum = (): Accumulator => {
  const running = new RunningSum()
  return {
    add(value) {
      if (isNumber(value)) running.add(value)
    },
    result: () => running.total,
  }
}

const average = (): Accumulator => {
  const running = new RunningSum()
  let count = 0
  return {
    add(value) {
      if (isNumber(value)) {
        running.add(value)
        count += 1
      }
    },
    result() {
      const { total } = running
      if (count === 0) return null
      return widthOf(total) === decimalWidth
        ? divideDecimals(toDecimal(total), Decimal128.fromBigInt(BigInt(count)))
        : double(toDouble(total) / count)
    },
  }
}

const extreme = (sign: 1 | -1) => (): Accumulator => {
  let best: Value | undefined
  return {
    add(value) {
      if (!isNullish(value) && (best === undefined || sign * compareValues(value, best) > 0)) best = value
    },
    result: () => best ?? null,
  }
}

const first = (): Accumulator => {
  let taken: Value | undefined
  let isTaken = false
  return {
    add(value) {
      if (!isTaken) {
        taken = value
        isTaken = true
      }
    },
    result: () => taken ?? null,
  }
}

const last = (): Accumulator => {
  let taken: Value | undefined
  return {
    add(value) {
      taken = value
    },
    result: () => taken ?? null,
  }
}

const push = (): Accumulator => {
  const items: Value[] = []
  return {
    add(value) {
      if (value !== undefined) items.push(value)
    },
    result: () => List.of(items),
  }
}

const addToSet = (): Accumulator => {
  const set = new Map<string, Value>()
  return {
    add(value) {
      if (value !== undefined) {
        const key = valueKey(value)
        if (!set.has(key)) set.set(key, value)
      }
    },
    result: () => List.of([...set.values()]),
  }
}

const mergeObjects = (): Accumulator => {
  let merged = mergeDocs([], '$mergeObjects')
  return {
    add(value) {
      merged = mergeDocs([merged, value], '$mergeObjects')
    },
    result: () => merged,
  }
}

/** Accumulators whose operand is one expression. */
export const accumulatorsByName: Readonly<Record<string, () => Accumulator>> = {
  $sum: sum,
  $avg: average,
  $min: extreme(-1),
  $max: extreme(1),
  $first: first,
  $last: last,
  $push: push,
  $addToSet: addToSet,
  $mergeObjects: mergeObjects,
}
