import {
  type GraphQLInputField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql'
import type { Dice } from './dice'

/** The number of nested levels with optional fields; deeper objects only have required fields. */
const maxLevels = 3

const scalars: Readonly<Record<string, readonly unknown[]>> = {
  Int: [0, 1, -7, 2_147_483_647],
  Float: [0, 1.5, -2, 1e10],
  String: ['', 'Mina', 'a "quoted" text', 'ümläut\n'],
  Boolean: [true, false],
  ID: ['a', '5', 'e'.repeat(24)],
  DateTime: ['2024-07-01T09:00:00.000Z', '2024-07-01T09:00:00+02:00'],
  Date: ['2024-07-01', '2024-02-29'],
  Percentage: [0, 12.5, 100],
  SafeInt: [0, 5, -9_007_199_254_740_991],
}

const wrongValues: readonly unknown[] = ['wrong', 1e300, true, {}, [[]], { unknown: 1 }, Number.MIN_SAFE_INTEGER]

export interface DrawOptions {
  /** chance in percent of a value that does not fit its type */
  readonly wrong: number
}

/** Draws a value of a type as JSON; sometimes null if the type allows it. */
export function drawValue(type: GraphQLInputType, dice: Dice, options: DrawOptions, level = 0): unknown {
  if (dice.chance(options.wrong)) return dice.pick(wrongValues)
  if (isNonNullType(type)) return drawPresent(type.ofType, dice, options, level)
  return dice.chance(15) ? null : drawPresent(type, dice, options, level)
}

function drawPresent(type: GraphQLInputType, dice: Dice, options: DrawOptions, level: number): unknown {
  if (isNonNullType(type)) return drawPresent(type.ofType, dice, options, level)
  if (isListType(type)) {
    // GraphQL coerces a single value to a list of one.
    if (dice.chance(15)) return drawValue(type.ofType, dice, options, level + 1)
    return Array.from({ length: dice.below(3) }, () => drawValue(type.ofType, dice, options, level + 1))
  }
  if (isEnumType(type)) return dice.pick(type.getValues()).name
  if (!isInputObjectType(type)) return dice.pick(scalars[type.name] ?? ['other'])
  return Object.fromEntries(
    drawFields(Object.values(type.getFields()), dice, level).map((field) => [
      field.name,
      drawValue(field.type, dice, options, level + 1),
    ]),
  )
}

/** Draws the fields to fill: all required ones, and some of the others. */
export const drawFields = (
  fields: readonly GraphQLInputField[],
  dice: Dice,
  level: number,
): readonly GraphQLInputField[] =>
  fields.filter((field) => isRequiredInputField(field) || (level < maxLevels && dice.chance(40)))
