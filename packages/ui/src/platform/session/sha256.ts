const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** SHA-256 of a text's UTF-8 bytes as 64 lower-case hex digits: how passwords leave the browser. */
export async function sha256Hex(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text)
  // Plain http on a local network is no secure context and has no WebCrypto.
  if (!globalThis.crypto?.subtle) return hex((await import('./sha256-fallback')).sha256(bytes))
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}
