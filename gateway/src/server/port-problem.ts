import { StartProblem } from '../start-problem'

export interface ListenAddress {
  readonly host: string
  readonly port: number
  /** the variables that set them */
  readonly names: { readonly host: string; readonly port: string }
}

/** A sentence in place of an error of `listen`; the error itself if its cause is another one. */
export function portProblem(error: unknown, { host, port, names }: ListenAddress): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    return new StartProblem(
      `${names.port} ${port} on ${host} is in use: stop what listens there, or set ${names.port} to another number.`,
    )
  if (code === 'EACCES')
    return new StartProblem(`${names.port} ${port} may not be used by this user: set ${names.port} to one above 1023.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartProblem(
      `${names.host} ${host} is no address of this machine: set ${names.host} to 127.0.0.1 or 0.0.0.0.`,
    )
  return error
}
