import type { Connection } from 'mongoose'
import { type Command, SettlingConnection } from './settling-connection'

/** Receives each command after its reply: its name, its milliseconds, and whether it failed. */
export type CommandObserver = (name: string, ms: number, hasFailed: boolean) => void

interface ObservedCommands {
  observer: CommandObserver | null
}

const observed = new WeakMap<Connection, ObservedCommands>()

/** The class of the driver's connections of one `Connection`, whose commands can be observed. */
export function observableConnection(commands: ObservedCommands): typeof SettlingConnection {
  return class extends SettlingConnection {
    protected override onCommand(command: Command, ms: number, hasFailed: boolean): void {
      commands.observer?.(Object.keys(command)[0] ?? '', ms, hasFailed)
    }
  }
}

/** Remembers where the commands of a connection are observed. */
export const keepObserved = (connection: Connection, commands: ObservedCommands): void => {
  observed.set(connection, commands)
}

/** Calls the observer after each command of a connection from now on. */
export function observeCommands(connection: Connection, observer: CommandObserver): void {
  const commands = observed.get(connection)
  if (!commands) throw new Error('Only connections of `connect` can be observed.')
  commands.observer = observer
}
