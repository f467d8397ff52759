import { anyRecords, type ContentProblem, titleOf } from '../content'
import { type KindName, kindNames } from '../kind-name'
import { referencesOf } from '../references'
import type { ContentCheck } from './content-check'

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

/** What players see has a picture, and every picture that is named is there. */
export const checkArt: ContentCheck = ({ records }, { imageIds }) =>
  kindNames.flatMap((kind) =>
    anyRecords(records, kind).flatMap((record): ContentProblem[] => {
      const at = { kind, id: record.id, title: titleOf(kind, record) }
      const isMissing = pictured.includes(kind) && record.imageId === '' && record.visible !== false
      const dead = referencesOf(kind, record).filter(
        ({ to, value }) => to === 'image' && imageIds?.has(value) === false,
      )
      return [
        ...(isMissing ? [{ ...at, field: 'imageId', message: 'no picture is chosen' }] : []),
        ...dead.map(({ field, value }) => ({ ...at, field, message: `there is no image ${value}` })),
      ]
    }),
  )
