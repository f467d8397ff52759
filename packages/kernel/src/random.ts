import { randomBytes } from 'node:crypto'

/** The one source of chance. Everything else is derived from its seeds. */
export interface Random {
  /** `bytes` random bytes as hex */
  hex(bytes: number): string
}

export const systemRandom: Random = { hex: (bytes) => randomBytes(bytes).toString('hex') }
