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

/** Entries of lists and objects in each other, beyond which only what is required is drawn. */
const maxLevels = 3

const scalars: Readonly<Record<string, readonly unknown[]>> = {
  Int: [0, 1, -7, 2_147_483_647],
  Float: [0, 1.5, -2, 1e10],
  String: ['', 'Mina', 'a "quoted" text', 'ümläut\n'],
  Boolean: [true, false],
  ID: ['a', '5', 'e'.repeat(24)],
  DateTime: ['2024-07-01T09:00:00.000Z', '2024-07-01T09:00:00+02:00'],
  Date: ['2024-07-01', '2024-02-29'],
  SafeInt: [0, 5, -9_007_199_254_740_991],
}

const wrongValues: readonly unknown[] = ['wrong', 1e300, true, {}, [[]], { unknown: 1 }, Number.MIN_SAFE_INTEGER]

export interface DrawOptions {
  /** in percent, how often a value is one that does not fit its type */
  readonly wrong: number
}

/** A value of a type as JSON; now and then null where it may be. */
export function drawValue(type: GraphQLInputType, dice: Dice, options: DrawOptions, level = 0): unknown {
  if (dice.chance(options.wrong)) return dice.pick(wrongValues)
  if (isNonNullType(type)) return drawPresent(type.ofType, dice, options, level)
  return dice.chance(15) ? null : drawPresent(type, dice, options, level)
}

function drawPresent(type: GraphQLInputType, dice: Dice, options: DrawOptions, level: number): unknown {
  if (isNonNullType(type)) return drawPresent(type.ofType, dice, options, level)
  if (isListType(type)) {
    // a single value is taken as a list of one
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

/** Fields that are given: all that are required, and some of the others. */
export const drawFields = (
  fields: readonly GraphQLInputField[],
  dice: Dice,
  level: number,
): readonly GraphQLInputField[] =>
  fields.filter((field) => isRequiredInputField(field) || (level < maxLevels && dice.chance(40)))
