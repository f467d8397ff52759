import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { anyKind, type FieldShape, type Fields, type KindName, kindNames } from '@sanguine/content'
import { testId } from '@sanguine/content/testing'
import { callBy, catalogueApp } from '../testing'
import { createRecord, updateRecord } from './change-record'
import { listRecords } from './list-records'

let running: Awaited<ReturnType<typeof catalogueApp>>

beforeAll(async () => {
  running = await catalogueApp()
})
afterAll(() => running.stop())

const nowhere = 'e'.repeat(24)
const admin = () => callBy(running.app)

/** A value that a field of this shape takes; references lead to the first record of their kind. */
function goodValue(shape: FieldShape): unknown {
  switch (shape.type) {
    case 'text':
      return 'x'
    case 'reference':
      return testId(shape.to, 1)
    case 'key':
      return shape.to === 'currency' ? 'vgc' : 'health'
    case 'object':
      return requiredValues(shape.fields)
    default:
      return undefined
  }
}

/** The least that a record or entry has to have. */
const requiredValues = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { shape }]) => shape.type === 'key' || ('required' in shape && shape.required))
      .map(([name, { shape }]) => [name, goodValue(shape)]),
  )

interface HostileCase {
  readonly kind: KindName
  readonly what: string
  readonly given: Readonly<Record<string, unknown>>
  /** the field of the expected refusal */
  readonly field: string
}

/** The refused values of one field, each with the path below the field. */
function badValues(shape: FieldShape): readonly { what: string; value: unknown; below?: string }[] {
  switch (shape.type) {
    case 'text':
      return [{ what: 'a text that is too long', value: 'x'.repeat(shape.max + 1) }]
    case 'whole':
    case 'decimal':
      return [
        { what: 'a number under the least', value: shape.min - 1 },
        { what: 'a number over the most', value: shape.max * 2 + 1 },
        { what: 'an object for a number', value: { $gt: 0 } },
      ]
    case 'money':
      return [
        { what: 'an amount under nothing', value: -1 },
        { what: 'an amount over the most', value: shape.max + 0.01 },
        { what: 'a part of a cent', value: 1.005 },
        { what: 'the inexact sum of two amounts', value: 0.1 + 0.2 },
      ]
    case 'choice':
      return [{ what: 'an unknown choice', value: shape.choices.length }]
    case 'color':
      return [{ what: 'a colour with a script', value: 'red;background:url(javascript:1)' }]
    case 'image':
      return [{ what: 'an unknown image', value: nowhere }]
    case 'reference':
      return [{ what: 'a dead reference', value: nowhere }]
    case 'list':
      return badLists(shape)
    case 'object':
      return Object.entries(shape.fields).flatMap(([name, { shape: inner }]) =>
        badValues(inner).map(({ what, value, below }) => ({
          what,
          value: { [name]: value },
          below: below === undefined ? name : `${name}.${below}`,
        })),
      )
    default:
      return []
  }
}

function badLists({ of, identity }: FieldShape & { readonly type: 'list' }) {
  const entry = goodValue(of.shape)
  if (of.shape.type !== 'object')
    return [
      { what: 'a dead reference in a list', value: [nowhere], below: '0' },
      { what: 'an entry twice', value: [entry, entry], below: '1' },
    ]
  const dead = Object.entries(of.shape.fields).find(([, { shape }]) => shape.type === 'reference')?.[0]
  return [
    ...(dead === undefined
      ? []
      : [
          {
            what: 'a dead reference in an entry',
            value: [{ ...(entry as object), [dead]: nowhere }],
            below: `0.${dead}`,
          },
        ]),
    ...(identity === undefined ? [] : [{ what: 'an entry twice', value: [entry, entry], below: `1.${identity}` }]),
  ]
}

const cases: readonly HostileCase[] = kindNames.flatMap((kind) =>
  Object.entries(anyKind(kind).fields).flatMap(([name, { shape }]) =>
    badValues(shape).map(({ what, value, below }) => ({
      kind,
      what,
      given: { [name]: value },
      field: below === undefined ? name : `${name}.${below}`,
    })),
  ),
)

const ranges = (...given: readonly (readonly [number, number])[]) => ({
  enemies: given.map(([rangeMin, rangeMax], index) => ({ enemyId: testId('enemy', index + 1), rangeMin, rangeMax })),
})

describe('hostile input', () => {
  it.each([
    ...cases,
    {
      kind: 'huntingTable',
      what: 'ranges that overlap',
      given: ranges([0, 6000], [5000, 10_000]),
      field: 'enemies.1.rangeMin',
    },
    {
      kind: 'huntingTable',
      what: 'a range that ends before it begins',
      given: ranges([5, 4]),
      field: 'enemies.0.rangeMax',
    },
    {
      kind: 'enemy',
      what: 'a least amount over the most',
      given: { loot: [{ itemId: testId('item', 1), amountMin: 3, amountMax: 2 }] },
      field: 'loot.0.amountMax',
    },
    {
      kind: 'item',
      what: 'a lowest value over the highest',
      given: { stats: [{ statShortName: 'health', valueFrom: 3, valueTo: 2 }] },
      field: 'stats.0.valueTo',
    },
  ] satisfies readonly HostileCase[])(
    'of a $kind with $what is refused at $field, and nothing is stored',
    async (hostile) => {
      const { kind, given, field } = hostile
      const before = await listRecords(admin(), kind)
      // a plain stat keeps nothing that only a proc has
      const input = { ...requiredValues(anyKind(kind).fields), ...(kind === 'stat' && { statType: 1 }), ...given }
      await expect(createRecord(admin(), kind, input)).rejects.toMatchObject({
        kind: 'invalidInput',
        message: expect.stringMatching(new RegExp(`^${field}: .+\\.$`)),
        details: { field },
      })
      expect(await listRecords(admin(), kind)).toEqual(before)
    },
  )

  it('is refused in a change too, but an unchanged reference to a missing image is not', async () => {
    const [item] = await listRecords(admin(), 'item')
    const change = (input: object) =>
      updateRecord(admin(), 'item', { id: item?.id ?? '', input, missingFields: 'keep' })
    await expect(change({ imageId: nowhere })).rejects.toMatchObject({ details: { field: 'imageId' } })
    await expect(change({ name: 'Renamed' })).resolves.toMatchObject({ name: 'Renamed', imageId: item?.imageId })
  })

  it('of markup in a text is stored as plain text', async () => {
    const flavorText = '<script>alert(1)</script> <img src=x onerror=alert(2)>'
    expect(await createRecord(admin(), 'item', { name: 'Rope', flavorText })).toMatchObject({ flavorText })
  })
})
