import { connectionService } from '@sanguine/db'
import { defineService } from '@sanguine/kernel'
import { type Model, Schema, type Types } from 'mongoose'

/** An account that is deleted already, of which other data is still to be deleted. */
export interface UserDeletion {
  /** the account's id */
  readonly _id: Types.ObjectId
  readonly deletedAt: Date
  /** when a worker last went on with it; absent before the first time */
  readonly attemptedAt?: Date
}

const userDeletionSchema = new Schema<UserDeletion>(
  { deletedAt: { type: Date, required: true }, attemptedAt: Date },
  { versionKey: false, collection: 'userDeletions' },
)
userDeletionSchema.index({ attemptedAt: 1, deletedAt: 1 })

export const userDeletionsService = defineService<Model<UserDeletion>>({
  name: 'users.deletions',
  create: (app) => app.get(connectionService).model<UserDeletion>('UserDeletion', userDeletionSchema),
})
