/** Data cannot be backed up, restored or moved. The message has one or two sentences with the reason and a remedy. */
export class DataError extends Error {
  override name = 'DataError'
}
