import { type App, type KeyedCall, requireSameCall } from '@sanguine/kernel'
import { type OperationRecord, operationRowId } from '../outbox/outbox'
import { type PlayerSnapshot, playerModelsService } from '../store/players.model'

/**
 * The first call under this key, if there was one. Must be asked after the document was read: an entry that has left the
 * outbox is among the rows by then. Throws `conflict` when the key was given to another call.
 */
export async function findFirstCall(
  app: App,
  player: PlayerSnapshot,
  operation: KeyedCall,
): Promise<Pick<OperationRecord, 'result'> | null> {
  const { operations } = app.get(playerModelsService)
  const record =
    player.outbox.find((entry) => entry.operation?.key === operation.key)?.operation ??
    (await operations.findById(operationRowId(player.accountId, operation.key)).lean())
  if (record) requireSameCall(operation, record)
  return record
}
