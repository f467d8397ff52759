/// <reference path="./fs-native-extensions.d.ts" preserve="true" />
import { closeSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { tryLock } from 'fs-native-extensions'

const lockFileName = 'embedded-mongod.lock'

/** The folder is in use, or cannot be used at all. */
export class FolderError extends Error {}

function explain(error: unknown, folder: string): FolderError {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return new FolderError(
      `The data folder ${folder} cannot be written to. Give this user the right to, or choose another --dbpath.`,
    )
  if (code === 'ENOTDIR' || code === 'EEXIST')
    return new FolderError(`${folder} is not a folder. Choose another --dbpath.`)
  if (code === 'ENOSPC')
    return new FolderError(`The disk that holds ${folder} is full. Free some room and start again.`)
  return new FolderError(`The data folder ${folder} cannot be used: ${message}`)
}

function open(folder: string): number {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    return openSync(join(folder, lockFileName), 'a+', 0o600)
  } catch (error) {
    throw explain(error, folder)
  }
}

/** Windows reports a lock of another process as EBUSY, which `tryLock` throws. */
function isGranted(file: number, folder: string): boolean {
  try {
    return tryLock(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EBUSY') return false
    throw new FolderError(
      `The data folder ${folder} is on a file system without locks (${(error as Error).message}). Choose another --dbpath.`,
    )
  }
}

/** Windows lets only the holder of the lock read the file. */
function holderOf(folder: string): string {
  try {
    const pid = Number(readFileSync(join(folder, lockFileName), 'utf8'))
    return pid > 0 ? `process ${pid}` : 'another process'
  } catch {
    return 'another process'
  }
}

function lock(file: number, folder: string): void {
  if (isGranted(file, folder)) return
  throw new FolderError(
    `The data folder ${folder} is in use by ${holderOf(folder)}. Stop that one, or choose another --dbpath.`,
  )
}

/**
 * Locks the folder for this process, creating it if it is missing; returns the function that unlocks it. Throws a
 * `FolderError`.
 * The operating system holds the lock on an open file, so it does not depend on process ids. These are not unique when
 * containers share a folder. The lock is gone as soon as its holder has ended, even by a crash. The file stays, since
 * removing it would let a second process lock a new file of the same name. The process id in it is only for people.
 */
export function lockFolder(folder: string): () => void {
  const file = open(folder)
  try {
    lock(file, folder)
    ftruncateSync(file)
    writeSync(file, `${process.pid}\n`)
  } catch (error) {
    closeSync(file)
    throw error instanceof FolderError ? error : explain(error, folder)
  }
  return () => closeSync(file)
}
