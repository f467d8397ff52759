/** FNV-1a over the characters: names become seeds. */
export const hash = (text) => [...text].reduce((h, c) => Math.imul(h ^ c.charCodeAt(0), 16777619) >>> 0, 2166136261)

/** Random numbers in [0, 1) that depend only on the name, so that an image is unique and the same in every build. */
export function chance(name) {
  let state = hash(name)
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** One decimal is enough at every size that is rendered, and keeps the same text on every machine. */
export const n = (x) => Math.round(x * 10) / 10
