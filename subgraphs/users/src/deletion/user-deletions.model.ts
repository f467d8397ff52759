import { connectionService } from '@sanguine/db'
import { defineService } from '@sanguine/kernel'
import { type Model, Schema, type Types } from 'mongoose'

/** An account that is deleted already, of which other data is still to be deleted. */
export interface UserDeletion {
  /** the account's id */
  readonly _id: Types.ObjectId
  readonly deletedAt: Date
}

const userDeletionSchema = new Schema<UserDeletion>(
  { deletedAt: { type: Date, required: true } },
  { versionKey: false, collection: 'userDeletions' },
)
userDeletionSchema.index({ deletedAt: 1 })

export const userDeletionsService = defineService<Model<UserDeletion>>({
  name: 'users.deletions',
  create: (app) => app.get(connectionService).model<UserDeletion>('UserDeletion', userDeletionSchema),
})
