import { followStaffEvents, type StaffNews, staffEventIdForm, staffEventScopes } from '@sanguine/audit'
import type { Context } from '@sanguine/kernel'
import { defineRoute, type StreamEvent } from '@sanguine/kernel/rest'
import { isEnumType } from 'graphql'
import { z } from 'zod'
import { DeclarationError } from '../../declaration-error'
import { servedSchema } from '../../graphql/served-schema'
import { fragmentShape } from './define-document-route'
import { endShape, toEvents } from './to-events'

const { schema } = servedSchema(false)

/** The name that an enum of the schema has for a value. */
function nameIn(enumName: string): (value: string) => string {
  const type = schema.getType(enumName)
  if (!isEnumType(type)) throw new DeclarationError(`The schema has no enum ${enumName}.`)
  return (value) => String(type.serialize(value))
}

const names = {
  action: nameIn('AuditAction'),
  subject: nameIn('AuditSubjectType'),
  role: nameIn('Role'),
  payment: nameIn('PaymentStatus'),
  charge: nameIn('ChargeStatus'),
}

/** The data of an event, as the fragment of its name has it. */
export function staffEventData(event: StaffNews): object {
  switch (event.type) {
    case 'change':
      return {
        happenedAt: isoTime(event.at),
        auditEntryId: `audit-${event.entryId}`,
        action: names.action(event.action),
        subject: { ...event.subject, type: names.subject(event.subject.type) },
        actor: event.actor && { ...event.actor, role: names.role(event.actor.role) },
        contentVersion: event.contentVersion,
      }
    case 'payment':
      return {
        happenedAt: isoTime(event.at),
        paymentId: event.paymentId,
        formerStatus: names.payment(event.formerStatus),
        status: names.payment(event.status),
      }
    case 'charge':
      return {
        happenedAt: isoTime(event.at),
        paymentId: event.paymentId,
        chargeId: event.chargeId,
        status: names.charge(event.status),
      }
    case 'place':
      return { hasMissed: event.hasMissed }
  }
}

const isoTime = (ms: number): string => new Date(ms).toISOString()

const toEvent = (_context: Context, event: StaffNews): StreamEvent => ({
  id: event.id,
  name: event.type,
  data: staffEventData(event),
})

export const staffEventRoute = defineRoute({
  method: 'GET',
  operationId: 'followStaffEvents',
  cost: 'Subscription.staffEvents',
  path: '/v1/staff/events',
  tag: 'staff',
  summary: 'Sends the events for the staff while they happen, as server-sent events.',
  description: [
    'The connection stays open. Each event that the role of the caller may read is sent once and in order:',
    '',
    '- `change`: a member of the staff has changed content, a setting, an account or a front end. A token gets content and',
    '  settings with `content:read`, accounts with `support`, and front ends with `deploy`.',
    '- `payment`: a payment has another status. For staff who manage users; a token needs `support`.',
    '- `charge`: a charge was paid, refunded or reversed. For the same callers.',
    '- `place`: the place where the stream begins. If `hasMissed` is true, events before it may be missing, because they',
    '  are older than seven days.',
    '- `end`: the reason for which the server ends the stream.',
    '',
    'A client that was away sends the id of its last event as `Last-Event-ID`, as an `EventSource` does by itself. It gets',
    'every event since. Without an id the stream begins now.',
  ].join('\n'),
  access: 'staff',
  scope: staffEventScopes,
  ownedBy: 'none',
  input: {
    query: z.object({
      after: z
        .string()
        .regex(staffEventIdForm, 'must be the id of an event')
        .optional()
        .describe('The same as `Last-Event-ID`, which comes first.'),
    }),
  },
  response: 'events',
  eventData: z
    .union([
      fragmentShape('StaffChangeEvent'),
      fragmentShape('PaymentStatusEvent'),
      fragmentShape('ChargeEvent'),
      fragmentShape('StaffPlaceEvent'),
      endShape,
    ])
    .meta({ id: 'StaffEventData', description: 'The data of an event, by its name.' }),
  run: async (context, { query: { after = null } }) => {
    const news = await followStaffEvents(context, after)
    return { follow: (signal) => toEvents(context, news(signal), toEvent) }
  },
})
