import { randomBytes } from 'node:crypto'

/** The only source of randomness. Everything else is derived from its seeds. */
export interface Random {
  /** `bytes` random bytes as hex */
  hex(bytes: number): string
}

export const systemRandom: Random = { hex: (bytes) => randomBytes(bytes).toString('hex') }
