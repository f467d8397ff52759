import { tracingChannel } from 'node:diagnostics_channel'

/** A call to another server by another protocol than HTTP. */
export interface OutgoingCall {
  /** the protocol, such as `SMTP` */
  readonly name: string
  /** set once the call has failed */
  readonly error?: unknown
}

/**
 * Announces calls to other servers, since Node announces only those by HTTP. Traces listen; without a listener it costs
 * nothing.
 */
export const outgoingCalls = tracingChannel<unknown, OutgoingCall>('sanguine.outgoingCall')
