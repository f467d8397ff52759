import { type Context, ok, type Refusal, type Result } from '@sanguine/kernel'
import type { ClientSession } from 'mongoose'
import { accountCall, rememberCall, runOnce } from './run-once'

/**
 * Sends mails once under the key of a call. `send` queues them in a transaction, of which `work` must be a part. A repeat
 * sends none. Throws `conflict` if the key belongs to another call.
 */
export async function mailOnce<Refused extends Refusal>(
  context: Context,
  { name, input }: { readonly name: string; readonly input: unknown },
  send: (work: (session: ClientSession) => Promise<unknown>) => Promise<Result<null, Refused>>,
): Promise<Result<null, Refused>> {
  const { app } = context
  const call = accountCall(context, name, input)
  return runOnce<Result<null, Refused>>(app, call, {
    repeat: async () => ok(null),
    act: () => send((session) => rememberCall(app, call, { subjectId: '', session }, async () => true)),
  })
}
