import type { RemoteName } from './find-remote'

/** Says in the browser's console why a remote is not there: the notice tells the player, this tells the developer. */
export function reportRemoteError(name: RemoteName, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place where the shell speaks to developers
  console.error(`The remote "${name}" could not be used.`, error)
}
