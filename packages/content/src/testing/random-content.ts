import fc from 'fast-check'
import { findTableTwin } from '../check/check-tables'
import type { Content } from '../content'
import type { KindName } from '../kind-name'
import { anyKind } from '../kinds'
import type { AnyRecord, ContentRecords } from '../records'
import { findBlockingProblems } from '../release/build-release'
import { testId } from '.'

/** An edit that an editor, or the author of a pack, makes in a record. */
export interface Edit {
  readonly does: 'change' | 'add' | 'delete'
  readonly kind: KindName
  readonly number: number
  readonly value: number
  readonly field: number
}

const edited: readonly KindName[] = [
  'item',
  'enemy',
  'currency',
  'stat',
  'huntingGround',
  'huntingTable',
  'rank',
  'region',
]

export const anEdit: fc.Arbitrary<Edit> = fc.record({
  does: fc.constantFrom('change', 'change', 'change', 'add', 'delete'),
  kind: fc.constantFrom(...edited),
  number: fc.nat(6),
  value: fc.nat(3),
  field: fc.nat(5),
})

type Make = (value: number) => unknown

const gold = (value: number) => [{ name: 'vgc', value: value + 1 }]
const some = (value: number, make: Make) => Array.from({ length: value }, (_, index) => make(index + 1))

/** The changes of a kind. Values are small numbers, so that two sides often change the same places. */
const changes: { readonly [Name in KindName]?: readonly (readonly [string, Make])[] } = {
  item: [
    ['name', (value) => `Item ${value}`],
    ['requiredXp', (value) => value],
    ['isVisible', (value) => value > 0],
    ['price', gold],
    [
      'stats',
      (value) =>
        some(value, (index) => ({ statShortName: ['health', 'damage', 'curator'][index - 1], valueFrom: value })),
    ],
    ['craftingMaterials', (value) => some(value, (index) => ({ itemId: testId('item', index), amount: value }))],
  ],
  enemy: [
    ['name', (value) => `Enemy ${value}`],
    ['isVisible', (value) => value > 0],
    ['loot', (value) => some(value, (index) => ({ itemId: testId('item', index), dropChance: 10 * value }))],
    ['currencies', gold],
  ],
  currency: [
    ['name', (value) => `Coins ${value}`],
    ['shortName', (value) => ['vgc', 'gem', 'bone', 'favour'][value]],
  ],
  stat: [
    ['name', (value) => `Stat ${value}`],
    ['shortName', (value) => ['health', 'luck', 'damage', 'wits'][value]],
  ],
  huntingGround: [
    ['name', (value) => `Ground ${value}`],
    ['isVisible', (value) => value > 0],
    ['keyId', (value) => (value === 0 ? '' : testId('item', value))],
    ['specialBaitItemIds', (value) => some(value, (index) => testId('item', index))],
  ],
  huntingTable: [
    ['sequence', (value) => value],
    ['enemies', (value) => [{ enemyId: testId('enemy', value + 1), rangeMin: 0, rangeMax: 10_000 }]],
  ],
  rank: [
    ['xp', (value) => 100 * value],
    ['rewardItemId', (value) => (value === 0 ? '' : testId('item', value))],
  ],
  region: [['isVisible', (value) => value > 0]],
}

/** The content after the edits that keep it valid for the CMS and the check of the pack; others are left out. */
export const withEdits = (content: Content, edits: readonly Edit[], newFrom: number): Content =>
  edits.reduce((before, edit, index) => {
    const after = withEdit(before, edit, newFrom + index)
    return after && findBlockingProblems(after).length === 0 && !hasTableTwins(after) ? after : before
  }, content)

const hasTableTwins = ({ records: { huntingTable } }: Content): boolean =>
  huntingTable.some((table) => findTableTwin(huntingTable, table))

function withEdit(content: Content, edit: Edit, newNumber: number): Content | null {
  const { does, kind, value } = edit
  const records = content.records[kind] as readonly AnyRecord[]
  const target = records[edit.number % Math.max(1, records.length)]
  if (!target) return null
  const fields = changes[kind] ?? []
  const [field, make] = fields[edit.field % fields.length] ?? ['', () => '']
  const put = (next: readonly AnyRecord[]): Content => ({
    ...content,
    records: { ...content.records, [kind]: next } as ContentRecords,
  })
  const parse = (given: object) => {
    const parsed = anyKind(kind).record.safeParse(given)
    return parsed.success ? parsed.data : null
  }
  if (does === 'delete') return put(records.filter((record) => record !== target))
  const shortName = target.shortName === undefined ? {} : { shortName: ['gem', 'luck', 'bone', 'wits'][value] }
  const made =
    does === 'add'
      ? parse({ ...target, ...shortName, id: testId(kind, newNumber), name: `New ${newNumber}`, sequence: value })
      : parse({ ...target, [field]: make(value) })
  if (!made) return null
  return put(does === 'add' ? [...records, made] : records.map((record) => (record === target ? made : record)))
}
