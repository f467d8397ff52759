import type { Sentence } from '@sanguine/rules'
import { anyRecords, type ContentProblem, titleOf } from '../content'
import { type KindName, kindNames } from '../kind-name'
import type { AnyRecord } from '../records'
import { type ChosenImage, chosenImages, unfitImage, unknownImage } from '../references'
import type { StartRecord } from '../start'
import { type CheckKnowledge, type ContentCheck, findInSteps } from './content-check'

/** Kinds that players see with an image. */
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

/** Kinds whose image is always shown large, and moves. */
const moving: readonly KindName[] = ['region', 'huntingGround']

const onlyMoving: Sentence = {
  en: 'has an animated image but no still one',
  de: 'hat ein bewegtes Bild, aber kein Standbild',
}
const noImage: Sentence = { en: 'no image is chosen', de: 'kein Bild gewählt' }
const noMovingImage: Sentence = { en: 'no animated image is chosen', de: 'kein bewegtes Bild gewählt' }

/**
 * The art that a record lacks: its image, the loop of a large one, and the still that is visible until a loop has
 * loaded.
 */
function missingArt(
  kind: KindName,
  { imageId, animatedImageId, isVisible }: AnyRecord,
): [field: string, message: Sentence][] {
  if (isVisible === false) return []
  if (imageId === '' && animatedImageId) return [['imageId', onlyMoving]]
  if (imageId === '') return pictured.includes(kind) ? [['imageId', noImage]] : []
  return moving.includes(kind) && animatedImageId === '' ? [['animatedImageId', noMovingImage]] : []
}

/** The problem of the image of a field: it is missing, or it does not fit the field. */
function imageProblem(image: ChosenImage, { imageIds, imageMotion }: CheckKnowledge): Sentence | null {
  const { id, moving } = image
  if (imageIds?.has(id) === false) return unknownImage(id)
  return imageMotion?.get(id) === !moving ? unfitImage(image) : null
}

/** The portraits of players that do not exist, or that move: they are shown in lists. */
const portraitProblems = ({ portraits }: StartRecord, knowledge: CheckKnowledge): ContentProblem[] =>
  portraits.flatMap((id, index) => {
    const field = `portraits.${index}`
    const message = imageProblem({ field, id, moving: false }, knowledge)
    return message ? [{ kind: 'start' as const, id: '', title: '', field, message }] : []
  })

/**
 * Checks that visible records have an image, that large images move, and that every chosen image exists and fits its
 * field, portraits of players included.
 */
export const checkArt: ContentCheck = function* ({ records, start }, knowledge) {
  yield* portraitProblems(start, knowledge)
  for (const kind of kindNames)
    yield* findInSteps(anyRecords(records, kind), (record): ContentProblem[] => {
      const at = { kind, id: record.id, title: titleOf(kind, record) }
      return [
        ...missingArt(kind, record).map(([field, message]) => ({ ...at, field, message })),
        ...chosenImages(kind, record).flatMap((image) => {
          const message = imageProblem(image, knowledge)
          return message ? [{ ...at, field: image.field, message }] : []
        }),
      ]
    })
}
