/** FNV-1a: spreads ids that differ in their last digits. Returns a whole number below 2 ** 32. */
export function hashId(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) as number), 0x01000193)
  return value >>> 0
}
