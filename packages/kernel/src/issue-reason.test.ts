import { describe, expect, it } from '@jest/globals'
import { refused } from '@sanguine/rules'
import { z } from 'zod'
import { parse } from './parse'
import type { Problem } from './problem'

function sentenceOf(schema: z.ZodType, input: unknown, name?: string): Problem['sentence'] {
  try {
    parse(schema, input, name)
  } catch (problem) {
    return (problem as Problem).sentence
  }
  throw new Error('The input was valid.')
}

describe('an input that is not valid', () => {
  it.each([
    [z.string(), undefined, 'n: is missing.', 'n: fehlt.'],
    [z.string(), 5, 'n: must be text.', 'n: muss Text sein.'],
    [z.int(), 'x', 'n: must be a number.', 'n: muss eine Zahl sein.'],
    [z.int(), 1.5, 'n: must be a whole number.', 'n: muss eine ganze Zahl sein.'],
    [z.string().min(1), '', 'n: must not be empty.', 'n: darf nicht leer sein.'],
    [z.string().min(3), 'ab', 'n: must have at least 3 characters.', 'n: muss mindestens 3 Zeichen haben.'],
    [z.string().max(1), 'ab', 'n: must have at most 1 character.', 'n: darf höchstens 1 Zeichen haben.'],
    [z.array(z.string()).max(1), ['a', 'b'], 'n: must have at most 1 entry.', 'n: darf höchstens 1 Eintrag haben.'],
    [z.number().min(2), 1, 'n: must be 2 or more.', 'n: muss mindestens 2 sein.'],
    [z.number().max(2), 3, 'n: must be 2 or less.', 'n: darf höchstens 2 sein.'],
    [z.number().gt(2), 2, 'n: must be more than 2.', 'n: muss größer als 2 sein.'],
    [z.number().lt(2), 2, 'n: must be less than 2.', 'n: muss kleiner als 2 sein.'],
    [z.number().multipleOf(5), 3, 'n: must be a multiple of 5.', 'n: muss ein Vielfaches von 5 sein.'],
    [z.enum(['a', 'b', 'c']), 'd', 'n: must be a, b or c.', 'n: muss a, b oder c sein.'],
    [z.email(), 'x', 'n: must be an e-mail address.', 'n: muss eine E-Mail-Adresse sein.'],
    [z.string().regex(/^a$/, 'must be a'), 'b', 'n: must be a.', 'n: hat nicht die verlangte Form.'],
    [z.strictObject({}), { x: 1 }, 'n: must not have "x".', 'n: darf "x" nicht enthalten.'],
    [z.int().min(1, 'is too low'), 0, 'n: is too low.', 'n: muss mindestens 1 sein.'],
    [
      z.string().refine(() => false, refused({ en: 'is odd', de: 'ist seltsam' })),
      'x',
      'n: is odd.',
      'n: ist seltsam.',
    ],
    [z.string().refine(() => false, 'is odd'), 'x', 'n: is odd.', 'n: ist nicht gültig.'],
  ])('is refused in both languages: %#', (schema, input, en, de) => {
    expect(sentenceOf(schema, input, 'n')).toEqual({ en, de })
  })

  it('is called "The input" if it has no name', () => {
    expect(sentenceOf(z.string(), 5)).toEqual({ en: 'The input must be text.', de: 'Die Eingabe muss Text sein.' })
  })
})
