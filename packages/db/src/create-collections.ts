import type { Model, mongo, Schema } from 'mongoose'

/** The used part of a model; of any document. */
type CollectionModel = Pick<Model<unknown>, 'createCollection'> & {
  readonly schema: Pick<Schema, 'indexes'>
  readonly collection: { createIndexes(indexes: mongo.IndexDescription[]): Promise<unknown> }
}

/**
 * Creates the collections and indexes of models that are not there yet, so that transactions need not create them. It
 * takes one command for each model: the indexes of a collection create it too.
 */
export async function createCollections(models: readonly CollectionModel[]): Promise<void> {
  for (const model of models) {
    const indexes = model.schema.indexes().map(([key, options]) => ({ ...options, key }) as mongo.IndexDescription)
    if (indexes.length > 0) await model.collection.createIndexes(indexes)
    else await model.createCollection()
  }
}
