import { randomBytes, randomFillSync } from 'node:crypto'

/** The only source of randomness. Everything else is derived from its seeds. */
export interface Random {
  /** `bytes` random bytes as hex */
  hex(bytes: number): string
}

const pool = Buffer.alloc(4096)
let used = pool.length

/**
 * Random bytes as hex, cut from a pool, since each call of the system's source costs more than the bytes. Bytes that
 * were handed out are overwritten, so the memory does not contain them.
 */
function pooledHex(bytes: number): string {
  if (bytes > pool.length) return randomBytes(bytes).toString('hex')
  if (used + bytes > pool.length) {
    randomFillSync(pool)
    used = 0
  }
  const hex = pool.toString('hex', used, used + bytes)
  pool.fill(0, used, used + bytes)
  used += bytes
  return hex
}

export const systemRandom: Random = { hex: pooledHex }
