import type { StaffEvent } from '@sanguine/audit'
import { type Context, defineService } from '@sanguine/kernel'
import type { EntryData } from './webhook-event'

/** Reads what events contain, in the form of v1. Null if the object is gone. */
export interface EventData {
  /** whether this version knows the type of a journal entry, such as `combat` */
  knowsEntry(type: string): boolean
  readEntry(context: Context, id: string): Promise<EntryData | null>
  readNewsPost(context: Context, id: string): Promise<object | null>
  describeStaffEvent(event: StaffEvent): object
}

export const eventDataService = defineService<EventData>({
  name: 'webhooks.eventData',
  create: () => {
    throw new Error('The gateway provides the data of events.')
  },
})
