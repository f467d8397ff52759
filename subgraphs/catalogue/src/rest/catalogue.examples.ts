import { type AnyRecord, kindNames } from '@sanguine/content'
import { exampleTime } from '@sanguine/kernel/rest'
import { contentExamples, type ExampleContent, found } from './example-content'
import { inputSchemaName, patchSchemaName, recordSchemaName, withIdName } from './record.shape'
import { toWireValues } from './wire-names'

/** The first record of each kind, as it is read, created and changed. */
const recordExamples = ({ records }: ExampleContent) =>
  Object.fromEntries(
    kindNames.flatMap((kind) => {
      const { id, ...values } = toWireValues(kind, found(records[kind][0], kind)) as AnyRecord
      const stamp = { revision: 1, updatedAt: exampleTime }
      const [field = '', value] = Object.entries(values)[0] ?? []
      return [
        [recordSchemaName(kind), { id, ...stamp, ...values }],
        ...[inputSchemaName(kind), withIdName(inputSchemaName(kind))].map((name) => [name, { id, ...values }]),
        ...[patchSchemaName(kind), withIdName(patchSchemaName(kind))].map((name) => [
          name,
          { id, revision: 1, [field]: value },
        ]),
      ]
    }),
  )

export const examples = contentExamples((content) => {
  const { records, rarityOf, weapon, region } = content
  const stat = found(records.stat[0], 'stat')
  const { id, name, shortName, flavorText, imageId } = stat
  const rarity = stat.rarityId ? rarityOf(stat.rarityId) : null
  return {
    schemas: {
      ...recordExamples(content),
      Item: weapon,
      GlossaryStat: { id, name, shortName, flavorText, imageId, rarity },
    },
    properties: { id: weapon.id, itemId: weapon.id, parentId: region.id },
  }
})
