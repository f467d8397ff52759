/** For reads of files that may not be there: the value for a file or folder that is missing. Throws any other error again. */
export const ifMissing =
  <Value>(value: Value) =>
  (error: unknown): Value => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return value
    throw error
  }
