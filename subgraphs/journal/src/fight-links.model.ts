import { connectionService } from '@sanguine/db'
import { defineService } from '@sanguine/kernel'
import { type Model, Schema } from 'mongoose'

/** A link by which a hunt of a journal is shared. */
export interface FightLink {
  /** 32 hex digits; everyone who has them may see the hunt */
  readonly token: string
  /** id of the journal's row */
  readonly entryId: string
  /** milliseconds since the epoch */
  readonly sharedAt: number
}

/** All links of an account in one document, so that neither their number nor a second link to a hunt depends on timing. */
export interface FightLinksDocument {
  /** the account's id */
  readonly _id: string
  readonly links: readonly FightLink[]
}

const fightLinksSchema = new Schema<FightLinksDocument>(
  {
    _id: { type: String, required: true },
    links: [
      {
        _id: false,
        token: { type: String, required: true },
        entryId: { type: String, required: true },
        sharedAt: { type: Number, required: true },
      },
    ],
  },
  { collection: 'fightLinks', versionKey: false },
)
fightLinksSchema.index({ 'links.token': 1 }, { unique: true, sparse: true })

export const fightLinksService = defineService<Model<FightLinksDocument>>({
  name: 'journal.fightLinks',
  create: (app) => app.get(connectionService).model<FightLinksDocument>('FightLinks', fightLinksSchema),
})
