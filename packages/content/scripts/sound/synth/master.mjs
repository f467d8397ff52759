import { gainOf, rate } from './basics.mjs'
import { filterLoop, highpass } from './filters.mjs'
import { loudness, peak } from './loudness.mjs'

const both = ({ left, right }, change) => ({ left: change(left), right: change(right) })

/** The ceiling of music, below the maximum of a sample because encoders overshoot. */
const ceiling = gainOf(-3)

/** Bends samples near the ceiling so that none exceeds it. */
const bend = (sample) => {
  const knee = ceiling * 0.7
  const over = Math.abs(sample) - knee
  return over <= 0 ? sample : Math.sign(sample) * (knee + (ceiling - knee) * Math.tanh(over / (ceiling - knee)))
}

/** The final music, without inaudible lows, at a loudness in LUFS. */
export function masterLoop(ears, level = -20) {
  const clean = both(ears, (ear) => filterLoop(ear, highpass(32)))
  const gain = gainOf(level - loudness(clean))
  return both(clean, (ear) => ear.map((sample) => bend(sample * gain)))
}

/** The final short sound, at a peak in dB and silent at its end. */
export function masterCue(ears, level = -6) {
  const pass = () => highpass(40)
  const clean = both(ears, (ear) => ear.map(pass()))
  const gain = gainOf(level) / peak(clean)
  const end = Math.round(0.03 * rate)
  return both(clean, (ear) => ear.map((sample, k) => sample * gain * Math.min(1, (ear.length - 1 - k) / end)))
}
