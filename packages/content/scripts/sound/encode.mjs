import { rate } from './synth/basics.mjs'

/** The settings of the encoder, which are part of a sound's sources. Bitrates are in kbit/s. */
export const settings = { music: { channels: 2, bitrate: 64 }, cue: { channels: 1, bitrate: 48 } }

/**
 * Encodes both ears as an MP3, which every browser plays. The encoder is loaded only if there is a sound to encode. A
 * mono sound is the mean of both ears.
 */
export async function encode({ left, right }, { channels, bitrate }) {
  const { createMp3Encoder } = await import('wasm-media-encoders')
  const encoder = await createMp3Encoder()
  encoder.configure({ sampleRate: rate, channels, bitrate })
  const ears = channels === 2 ? [left, right] : [left.map((sample, k) => (sample + right[k]) / 2)]
  const parts = []
  for (let at = 0; at < left.length; at += rate)
    parts.push(Buffer.from(encoder.encode(ears.map((ear) => ear.subarray(at, at + rate)))))
  parts.push(Buffer.from(encoder.finalize()))
  return Buffer.concat(parts)
}
