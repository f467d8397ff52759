/** Data cannot be backed up, restored or moved. The message is one sentence or two that say why and what to do. */
export class DataError extends Error {
  override name = 'DataError'
}
