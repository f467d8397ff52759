import { rate } from './basics.mjs'
import { headShelf, highpass } from './filters.mjs'

const meanSquare = (samples, from, to) => {
  let sum = 0
  for (let k = from; k < to; k++) sum += samples[k] ** 2
  return sum / (to - from)
}

/**
 * Weights samples as the ear hears them, after ITU-R BS.1770: a shelf filter for the head, and a high-pass filter for
 * inaudible lows.
 */
function weigh(samples) {
  const [head, low] = [headShelf(), highpass(38.135, 0.5)]
  return samples.map((sample) => low(head(sample)))
}

const levelOf = (power) => -0.691 + 10 * Math.log10(power)
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Integrated loudness in LUFS, gated after EBU R 128: overlapping blocks of 400 ms, without those below the gate. */
export function loudness({ left, right }) {
  const ears = [weigh(left), weigh(right)]
  const [block, hop] = [Math.round(0.4 * rate), Math.round(0.1 * rate)]
  const powers = []
  for (let at = 0; at + block <= left.length; at += hop)
    powers.push(ears.reduce((sum, ear) => sum + meanSquare(ear, at, at + block), 0))
  const heard = powers.filter((power) => levelOf(power) > -70)
  if (heard.length === 0) return Number.NEGATIVE_INFINITY
  const gate = levelOf(mean(heard)) - 10
  return levelOf(mean(heard.filter((power) => levelOf(power) > gate)))
}

/** The greatest sample, 0 to 1. */
export const peak = ({ left, right }) => {
  let most = 0
  for (const ear of [left, right]) for (const sample of ear) most = Math.max(most, Math.abs(sample))
  return most
}
