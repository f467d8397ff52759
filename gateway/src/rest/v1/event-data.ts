import { isKnownEntryType } from '@sanguine/journal'
import type { EntryData, EventData } from '@sanguine/webhooks'
import { documentOf } from './define-document-route'
import { runDocument } from './run-document'
import { staffEventData } from './staff-events'

/** An entry of the journal by its id, in the form of v1. */
export const entryDocument = documentOf('query($id: ID!) { node(id: $id) { ...JournalEntry } }')

const newsPostDocument = documentOf('query($id: ID!) { node(id: $id) { ...NewsPost } }')

/** The data of webhooks' events, which v1's fragments describe. */
export const eventData: EventData = {
  knowsEntry: isKnownEntryType,
  readEntry: async (context, id) => (await runDocument(entryDocument, { id }, context)) as EntryData | null,
  readNewsPost: async (context, id) => (await runDocument(newsPostDocument, { id }, context)) as object | null,
  describeStaffEvent: staffEventData,
}
