/** The sample rate of all sounds. They are dark, with no content above half of this rate. */
export const rate = 32_000

export const silence = (seconds) => new Float32Array(Math.round(seconds * rate))

const steps = { c: 0, d: 2, e: 4, f: 5, g: 7, a: 9, b: 11 }

/** The frequency of a note such as `d3`, `c#4` or `bb2`. */
export function hz(note) {
  const [, letter, accidental, octave] = /^([a-g])([#b]?)(\d)$/.exec(note) ?? []
  if (!letter) throw new Error(`there is no note ${note}`)
  const step = steps[letter] + (accidental === '#' ? 1 : accidental === 'b' ? -1 : 0) + (Number(octave) - 4) * 12
  return 440 * 2 ** ((step - 9) / 12)
}

/** Rises over `attack` seconds, stays, and falls over `release` seconds to nothing; `at` and `length` are in seconds. */
export function swell(at, length, attack, release) {
  const rise = Math.min(1, at / attack)
  const fall = Math.min(1, Math.max(0, (length - at) / release))
  return Math.sin((rise * Math.PI) / 2) ** 2 * Math.sin((fall * Math.PI) / 2) ** 2
}

export const decibels = (gain) => 20 * Math.log10(gain)
export const gainOf = (level) => 10 ** (level / 20)
