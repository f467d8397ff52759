import { anyRecords, type ContentProblem, titleOf } from '../content'
import { type KindName, kindNames } from '../kind-name'
import type { AnyRecord } from '../records'
import { referencesOf } from '../references'
import { type ContentCheck, findInSteps } from './content-check'

/** Kinds that players see with a picture. */
const pictured: readonly KindName[] = [
  'item',
  'currency',
  'enemyType',
  'stat',
  'enemy',
  'region',
  'huntingGround',
  'rank',
  'premiumPackage',
]

/** Kinds whose picture is always shown large, and moves. */
const moving: readonly KindName[] = ['region', 'huntingGround']

/** What a record lacks to be seen: its picture, the loop of what is shown large, the still that stands until a loop has come. */
function missingArt(
  kind: KindName,
  { imageId, animatedImageId, visible }: AnyRecord,
): [field: string, message: string][] {
  if (visible === false) return []
  if (imageId === '' && animatedImageId) return [['imageId', 'has an animated image but no still one']]
  if (imageId === '') return pictured.includes(kind) ? [['imageId', 'no image is chosen']] : []
  return moving.includes(kind) && animatedImageId === '' ? [['animatedImageId', 'no animated image is chosen']] : []
}

/** What players see has a picture, what is shown large moves, and every picture that is named is there. */
export const checkArt: ContentCheck = function* ({ records }, { imageIds }) {
  for (const kind of kindNames)
    yield* findInSteps(anyRecords(records, kind), (record): ContentProblem[] => {
      const at = { kind, id: record.id, title: titleOf(kind, record) }
      const dead = referencesOf(kind, record).filter(
        ({ to, value }) => to === 'image' && imageIds?.has(value) === false,
      )
      return [
        ...missingArt(kind, record).map(([field, message]) => ({ ...at, field, message })),
        ...dead.map(({ field, value }) => ({ ...at, field, message: `there is no image ${value}` })),
      ]
    })
}
