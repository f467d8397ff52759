import { anyKind, kindNames } from '@sanguine/content'
import type { App, CollectionDescription } from '@sanguine/kernel'
import { trusted } from 'mongoose'
import { contentModelsService } from './content/content.model'

/** The records that the account changed under an idempotency key; their content belongs to the game. */
async function* readKeyedChanges(app: App, accountId: string) {
  const { keyedChanges } = app.get(contentModelsService)
  const range = trusted({ $gte: `${accountId}:`, $lt: `${accountId};` })
  for await (const change of keyedChanges.find({ _id: range }).lean().cursor())
    yield { kind: change.kind, recordId: change.recordId, at: change.at }
}

const records = 'Content of the game; who changed it is in the audit log.'

export const catalogueCollections: readonly CollectionDescription[] = [
  { name: 'contentKeyedChanges', read: readKeyedChanges },
  ...['contentVersion', 'contentTranslations', 'contentPack', 'contentUpgrades']
    .concat(kindNames.map((kind) => anyKind(kind).collection))
    .map((name) => ({ name, isNotPersonal: records })),
]
