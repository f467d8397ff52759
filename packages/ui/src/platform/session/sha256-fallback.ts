const fraction = (value: number): number => ((value - Math.floor(value)) * 2 ** 32) | 0

/** The first 64 primes, whose roots give the constants of FIPS 180-4. */
const primes: number[] = []
for (let candidate = 2; primes.length < 64; candidate += 1)
  if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate)

const roundConstants = primes.map((prime) => fraction(Math.cbrt(prime)))
const initial = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/** SHA-256 after FIPS 180-4, for browsers that offer none. */
export function sha256(message: Uint8Array): Uint8Array {
  const length = message.length
  const padded = new Uint8Array(((length + 8) >> 6) * 64 + 64)
  padded.set(message)
  padded[length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor(length / 2 ** 29))
  view.setUint32(padded.length - 4, length << 3)

  const hash = [...initial]
  const words = new Int32Array(64)
  const word = (index: number): number => words[index] as number
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 16; i += 1) words[i] = view.getInt32(block + i * 4)
    for (let i = 16; i < 64; i += 1) {
      const early = word(i - 15)
      const late = word(i - 2)
      const small0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)
      const small1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10)
      words[i] = word(i - 16) + small0 + word(i - 7) + small1
    }
    let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number]
    for (let i = 0; i < 64; i += 1) {
      const big1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
      const first = (h + big1 + ((e & f) ^ (~e & g)) + (roundConstants[i] as number) + word(i)) | 0
      const big0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
      const second = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
      h = g
      g = f
      f = e
      e = (d + first) | 0
      d = c
      c = b
      b = a
      a = (first + second) | 0
    }
    const sums = [a, b, c, d, e, f, g, h]
    for (let i = 0; i < 8; i += 1) hash[i] = ((hash[i] as number) + (sums[i] as number)) | 0
  }
  const digest = new DataView(new ArrayBuffer(32))
  for (const [place, value] of hash.entries()) digest.setInt32(place * 4, value)
  return new Uint8Array(digest.buffer)
}
