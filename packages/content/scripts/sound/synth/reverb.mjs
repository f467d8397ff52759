import { rate } from './basics.mjs'

/** Lengths of the eight delay lines of the room, in samples. They are primes, so that no echo falls on another. */
const ways = [1039, 1259, 1481, 1621, 1867, 2069, 2311, 2539]

function delayLine(length) {
  const line = new Float32Array(length)
  let at = 0
  return (sample) => {
    const out = line[at]
    line[at] = sample
    at = (at + 1) % length
    return out
  }
}

/** Smears a click without colouring it. */
function allpass(length, gain = 0.6) {
  const line = new Float32Array(length)
  let at = 0
  return (sample) => {
    const kept = line[at]
    const inside = sample + gain * kept
    line[at] = inside
    at = (at + 1) % length
    return kept - gain * inside
  }
}

/** A reverb: the input comes back from all sides for `seconds`, darker each time by `dark`, 0 to 1. */
export function vault({ seconds, dark = 0.35, preDelay = 0.03 }) {
  const lines = ways.map(delayLine)
  const falls = ways.map((length) => 10 ** ((-3 * length) / (seconds * rate)))
  const dulled = new Float32Array(ways.length)
  const back = new Float32Array(ways.length)
  const entries = [331, 353].map((length) => {
    const [near, first, second] = [delayLine(Math.max(1, Math.round(preDelay * rate))), allpass(length), allpass(113)]
    return (sample) => second(first(near(sample)))
  })
  const ears = { left: 0, right: 0 }
  return (left, right) => {
    const entering = [entries[0](left), entries[1](right)]
    let sum = 0
    for (let k = 0; k < ways.length; k++) sum += back[k]
    ears.left = 0
    ears.right = 0
    for (let k = 0; k < ways.length; k++) {
      // Householder matrix: each line feeds all others, and none gets louder.
      const out = lines[k](entering[k % 2] + back[k] - (2 / ways.length) * sum)
      dulled[k] = out * (1 - dark) + dulled[k] * dark
      back[k] = dulled[k] * falls[k]
      if (k % 2 === 0) ears.left += out
      else ears.right += out
    }
    return ears
  }
}
