import { anyRecords, type ContentProblem, titleOf } from '../content'
import { type KindName, kindNames } from '../kind-name'
import type { Sentence } from '../language/sentence'
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

const onlyMoving: Sentence = {
  en: 'has an animated image but no still one',
  de: 'hat ein bewegtes Bild, aber kein Standbild',
}
const noImage: Sentence = { en: 'no image is chosen', de: 'kein Bild gewählt' }
const noMovingImage: Sentence = { en: 'no animated image is chosen', de: 'kein bewegtes Bild gewählt' }

/** What a record lacks to be seen: its picture, the loop of what is shown large, the still that stands until a loop has come. */
function missingArt(
  kind: KindName,
  { imageId, animatedImageId, visible }: AnyRecord,
): [field: string, message: Sentence][] {
  if (visible === false) return []
  if (imageId === '' && animatedImageId) return [['imageId', onlyMoving]]
  if (imageId === '') return pictured.includes(kind) ? [['imageId', noImage]] : []
  return moving.includes(kind) && animatedImageId === '' ? [['animatedImageId', noMovingImage]] : []
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
        ...dead.map(({ field, value }) => ({
          ...at,
          field,
          message: { en: `there is no image ${value}`, de: `das Bild ${value} gibt es nicht` },
        })),
      ]
    })
}
