const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  // Plain http on a local network is no secure context and has no WebCrypto.
  if (!globalThis.crypto?.subtle) return (await import('./sha256-fallback')).sha256(bytes)
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
}

/** SHA-256 of a text's UTF-8 bytes as 64 lower-case hex digits: how passwords leave the browser. */
export const sha256Hex = async (text: string): Promise<string> => hex(await sha256(bytesOf(text)))

/** The block of SHA-256, in bytes. */
const blockLength = 64

/** HMAC-SHA-256 (RFC 2104) of a text under a key, both in UTF-8, as 64 lower-case hex digits. */
export async function hmacSha256Hex(key: string, text: string): Promise<string> {
  const given = bytesOf(key)
  const block = new Uint8Array(blockLength)
  block.set(given.length > blockLength ? await sha256(given) : given)
  const masked = (mask: number, rest: Uint8Array) => new Uint8Array([...block.map((byte) => byte ^ mask), ...rest])
  return hex(await sha256(masked(0x5c, await sha256(masked(0x36, bytesOf(text))))))
}
