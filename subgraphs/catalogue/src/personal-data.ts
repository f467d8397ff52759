import { anyKind, kindNames } from '@sanguine/content'
import type { App, CollectionDescription } from '@sanguine/kernel'
import { trusted } from 'mongoose'
import { contentModelsService } from './content/content.model'

/** The records that the account created under an idempotency key; what is in them belongs to the game. */
async function* readCreations(app: App, accountId: string) {
  const { creations } = app.get(contentModelsService)
  const range = trusted({ $gte: `${accountId}:`, $lt: `${accountId};` })
  for await (const creation of creations.find({ _id: range }).lean().cursor())
    yield { kind: creation.kind, recordId: creation.recordId, at: creation.at }
}

const records = 'Content of the game; who changed it is in the audit log.'

export const catalogueCollections: readonly CollectionDescription[] = [
  { name: 'contentCreations', read: readCreations },
  ...['contentVersion', 'contentTranslations', 'contentPack', 'contentUpgrades']
    .concat(kindNames.map((kind) => anyKind(kind).collection))
    .map((name) => ({ name, isNotPersonal: records })),
]
