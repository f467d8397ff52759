/**
 * Handles the error of reading a file: returns the value for a missing file or folder, and rethrows any other error.
 */
export const ifMissing =
  <Value>(value: Value) =>
  (error: unknown): Value => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return value
    throw error
  }
