declare module 'fs-native-extensions' {
  /**
   * Takes an exclusive lock on an open file, which ends with the file descriptor. Returns whether it was granted.
   * Throws the system's error if it cannot lock at all.
   */
  export function tryLock(file: number): boolean
}
