import {
  astFromValue,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  print,
} from 'graphql'
import type { Dice } from './dice'
import { drawFields, drawValue } from './draw-value'

/** Writes a variable that fits a place of a type; null if no variable may be there. */
export type WriteVariable = (type: GraphQLInputType) => string

/** Writes a value of a type into a document, sometimes with variables in it. */
export function drawLiteral(
  type: GraphQLInputType,
  dice: Dice,
  writeVariable: WriteVariable | null,
  level = 0,
): string {
  if (writeVariable && dice.chance(25)) return writeVariable(type)
  if (isNonNullType(type)) return drawPresentLiteral(type.ofType, dice, writeVariable, level)
  return dice.chance(15) ? 'null' : drawPresentLiteral(type, dice, writeVariable, level)
}

function drawPresentLiteral(
  type: GraphQLInputType,
  dice: Dice,
  writeVariable: WriteVariable | null,
  level: number,
): string {
  if (isNonNullType(type)) return drawPresentLiteral(type.ofType, dice, writeVariable, level)
  if (isListType(type)) {
    if (dice.chance(15)) return drawPresentLiteral(type.ofType, dice, null, level + 1)
    const entries = Array.from({ length: dice.below(3) }, () =>
      drawLiteral(type.ofType, dice, writeVariable, level + 1),
    )
    return `[${entries.join(', ')}]`
  }
  if (isInputObjectType(type)) {
    const fields = drawFields(Object.values(type.getFields()), dice, level)
    return `{ ${fields.map((field) => `${field.name}: ${drawLiteral(field.type, dice, writeVariable, level + 1)}`).join(', ')} }`
  }
  if (isEnumType(type)) return dice.pick(type.getValues()).name
  const value = drawValue(type, dice, { wrong: 0 }) ?? null
  if (value === null) return 'null'
  const literal = typeof value === 'string' ? JSON.stringify(value) : print(astFromValue(value, type) ?? never(value))
  return literal
}

function never(value: unknown): never {
  throw new Error(`There is no literal for ${String(value)}.`)
}
