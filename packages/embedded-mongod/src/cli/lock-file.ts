import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

const lockFileName = 'embedded-mongod.lock'

/** The folder is in use, or cannot be used at all. */
export class FolderError extends Error {}

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** When a process began, in the system's ticks; tells a process from a later one with the same number. */
function startOf(pid: number | 'self'): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop()?.split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function holder(file: string): number | undefined {
  const [pid = '', start = ''] = readFileSync(file, 'utf8').split('\n')
  const number = Number(pid)
  const isSame = isRunning(number) && (start === '' || start === startOf(number))
  return number > 0 && number !== process.pid && isSame ? number : undefined
}

function explain(error: unknown, folder: string): FolderError {
  const code = codeOf(error)
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return new FolderError(
      `The data folder ${folder} cannot be written to. Give this user the right to, or choose another --dbpath.`,
    )
  if (code === 'ENOTDIR' || code === 'EEXIST')
    return new FolderError(`${folder} is not a folder. Choose another --dbpath.`)
  if (code === 'ENOSPC')
    return new FolderError(`The disk that holds ${folder} is full. Free some room and start again.`)
  return new FolderError(`The data folder ${folder} cannot be used: ${(error as Error).message}`)
}

function take(file: string, folder: string): void {
  try {
    const descriptor = openSync(file, 'wx')
    writeSync(descriptor, `${process.pid}\n${startOf('self')}\n`)
    closeSync(descriptor)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw explain(error, folder)
    const pid = holder(file)
    if (pid !== undefined)
      throw new FolderError(
        `The data folder ${folder} is in use by process ${pid}. Stop that one, or choose another --dbpath.`,
      )
    rmSync(file, { force: true })
    take(file, folder)
  }
}

/** Makes the folder this process's own; returns what gives it back. A lock left by a killed process is taken over. */
export function lockFolder(folder: string): () => void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw explain(error, folder)
  }
  const file = join(folder, lockFileName)
  take(file, folder)
  return () => rmSync(file, { force: true })
}
