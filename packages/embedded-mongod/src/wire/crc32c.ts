/** The Castagnoli polynomial, bit-reversed: the checksum MongoDB puts at the end of an OP_MSG. */
const castagnoliPolynomial = 0x82f63b78

const table = new Uint32Array(256).map((_, byte) => {
  let remainder = byte
  for (let bit = 0; bit < 8; bit++)
    remainder = remainder & 1 ? (remainder >>> 1) ^ castagnoliPolynomial : remainder >>> 1
  return remainder
})

/** CRC-32C of all bytes, as an unsigned 32-bit number. */
export function crc32c(bytes: Uint8Array): number {
  let remainder = 0xffffffff
  for (const byte of bytes) remainder = (remainder >>> 8) ^ (table[(remainder ^ byte) & 0xff] as number)
  return (remainder ^ 0xffffffff) >>> 0
}
