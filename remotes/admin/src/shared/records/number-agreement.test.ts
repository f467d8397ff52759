import { describe, expect, test } from '@jest/globals'
import { type AnyKind, type ApiField, anyKind, apiFieldsOf, findEntryIssues } from '@sanguine/content'
import { parseNumber } from '@sanguine/ui'
import fc from 'fast-check'
import { sectionCases } from '../../testing/section-cases.generated'
import { moneyOf } from '../form/money-value'
import { recordSchema } from './record-schema'
import { toForm, toRecord } from './record-values'

type Values = Readonly<Record<string, unknown>>

/** A number field of a kind: of its records, or of the entries of a list. */
interface NumberField {
  readonly title: string
  readonly isWhole: boolean
  readonly put: (form: Values, value: unknown) => Values
  readonly take: (form: Values) => unknown
}

const numberTypes = ['whole', 'decimal', 'yesNoOrDecimal']
const isNumber = ({ shape }: ApiField) => numberTypes.includes(shape.type)

/** The least that an entry needs beside the number under test. */
const entryOf = (fields: readonly ApiField[]): Values =>
  Object.fromEntries(
    fields.flatMap(({ name, shape }) =>
      shape.type === 'reference' ? [[name, 'a'.repeat(24)]] : shape.type === 'key' ? [[name, 'vgc']] : [],
    ),
  )

function numberFieldsOf({ name: kind, fields }: AnyKind): readonly NumberField[] {
  return apiFieldsOf(fields).flatMap((field): NumberField[] => {
    const { name, shape } = field
    if (isNumber(field))
      return [
        {
          title: `${kind}.${name}`,
          isWhole: shape.type === 'whole',
          put: (form, value) => ({ ...form, [name]: value }),
          take: (form) => form[name],
        },
      ]
    if (shape.type !== 'list' || shape.of.shape.type !== 'object') return []
    const entryFields = apiFieldsOf(shape.of.shape.fields, shape.of.shape.typeName)
    return entryFields.filter(isNumber).map((inner) => ({
      title: `${kind}.${name}.${inner.name}`,
      isWhole: inner.shape.type === 'whole',
      put: (form, value) => ({ ...form, [name]: [{ ...entryOf(entryFields), [inner.name]: value }] }),
      take: (form) => (form[name] as readonly Values[])[0]?.[inner.name],
    }))
  })
}

const character = fc.constantFrom(...'0123456789-+.,eE x１')
const text = fc.oneof(
  fc.string({ unit: character, maxLength: 8 }),
  fc.integer().map(String),
  fc.double({ noNaN: true }).map(String),
  fc.maxSafeInteger().map((value) => value.toLocaleString('en')),
  fc.constantFrom('-', '--5', '7.5', '-0', '1e5', '+5', '99999999999999999999', '1.000', '1,000'),
)

describe.each(sectionCases)('the numbers of a $kind', ({ kind, values }) => {
  const definition = anyKind(kind)
  const valid: Values = values
  const inForm = (form: Values) => recordSchema<Record<string, unknown>>(kind).safeParse(form).data
  /** A record as REST reads it, in the names of the form. */
  const inRest = (form: Values) => {
    const read = definition.values.safeParse(toRecord(kind, form)).data
    return read && findEntryIssues(kind, read).length === 0 ? read : undefined
  }
  const fields = numberFieldsOf(definition).map((field) => [field.title, field] as const)
  if (fields.length === 0) return

  test.each(fields)('of %s are refused by the form only if REST refuses them too', (_title, { isWhole, put, take }) => {
    fc.assert(
      fc.property(text, (typed) => {
        const parsed = parseNumber(typed, 'en', { isWhole })
        const saved = inForm(put(valid, parsed === undefined ? typed : parsed))
        const read = inRest(put(valid, typed))
        if (read) expect(saved).toBeDefined()
        if (saved && parsed !== null)
          expect(inRest(put(valid, take(saved)))).toEqual(read ?? inRest(put(valid, parsed)))
      }),
    )
  })
})

describe('a typed price', () => {
  type Money = { readonly cents: number }
  const { values } = anyKind('premiumPackage')
  const price = (priceUsd: unknown) =>
    recordSchema<{ priceUsd: Money }>('premiumPackage').safeParse({ name: 'Deal', priceUsd })
  const typed = (text: string, language: 'en' | 'de') => moneyOf(parseNumber(text, language) ?? text)

  test('has the typed cents, in the format of each language, as in REST', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (cents) => {
        const dollars = (cents / 100).toFixed(2)
        const grouped = (cents / 100).toLocaleString('de', { minimumFractionDigits: 2 })
        for (const money of [typed(dollars, 'en'), typed(dollars.replace('.', ','), 'de'), typed(grouped, 'de')])
          expect(price(money).data?.priceUsd).toEqual({ cents, currency: 'USD' })
        const { priceUsd } = values.parse({ name: 'Deal', priceUsd: dollars })
        expect(toForm('premiumPackage', { priceUsd })).toEqual({ priceUsd: { cents, currency: 'USD' } })
      }),
    )
  })

  test.each([
    ['en', '1.005'],
    ['de', '1,005'],
    ['en', '0.30000000000000004'],
    ['de', '4,355'],
  ] as const)('in %s as %s is refused, since it has fractions of a cent', (language, text) => {
    const { error } = price(typed(text, language))
    expect(error?.issues).toMatchObject([{ path: ['priceUsd'], message: expect.stringContaining('whole cents') }])
  })

  test('without text is 0, and a text that is not a number is refused', () => {
    expect(price(null).data?.priceUsd).toEqual({ cents: 0, currency: 'USD' })
    expect(price(typed('4.35', 'de')).error?.issues).toMatchObject([{ path: ['priceUsd'] }])
  })
})
