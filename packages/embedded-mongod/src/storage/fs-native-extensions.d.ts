declare module 'fs-native-extensions' {
  /**
   * Takes an exclusive lock on an open file, which ends with the file descriptor. Returns whether it was granted; throws
   * what the system says when it cannot lock at all.
   */
  export function tryLock(file: number): boolean
}
