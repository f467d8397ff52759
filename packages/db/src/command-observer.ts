import type { Connection } from 'mongoose'
import type { CommandObserver, ObservedCommands } from './settling-connection'

const observed = new WeakMap<Connection, ObservedCommands>()

/** Remembers where the commands of a connection are observed. */
export const keepObserved = (connection: Connection, commands: ObservedCommands): void => {
  observed.set(connection, commands)
}

/** Calls the observer after each command of a connection from now on, after those that observe it already. */
export function observeCommands(connection: Connection, observer: CommandObserver): void {
  const commands = observed.get(connection)
  if (!commands) throw new Error('Only connections of `connect` can be observed.')
  const { observer: first } = commands
  commands.observer = first
    ? (command) => {
        first(command)
        observer(command)
      }
    : observer
}
