import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { sha256 } from './render.mjs'
import { encode, settings } from './sound/encode.mjs'
import { decibels, rate } from './sound/synth/basics.mjs'
import { loudness, peak } from './sound/synth/loudness.mjs'

const folder = join(import.meta.dirname, 'sound')

const textsOf = async (path) => {
  const names = (await readdir(path)).filter((name) => name.endsWith('.mjs')).sort()
  return Promise.all(names.map((name) => readFile(join(path, name), 'utf8')))
}

/** Seconds of a loop repeated before its beginning and after its end, since decoders begin late and end early. */
const margin = 0.5

function withMargins({ left, right }) {
  const around = (ear) => {
    const more = Math.round(margin * rate)
    const all = new Float32Array(ear.length + 2 * more)
    all.set(ear.subarray(ear.length - more))
    all.set(ear, more)
    all.set(ear.subarray(0, more), more + ear.length)
    return all
  }
  return { left: around(left), right: around(right) }
}

const rounded = (value) => Math.round(value * 100) / 100

/** Plays and stores a sound. The entry of music has the measured loudness in LUFS and dB. */
async function record(output, { name, kind, path, source }) {
  const { play, seconds } = await import(path)
  const ears = play()
  const data = await encode(kind === 'music' ? withMargins(ears) : ears, settings[kind])
  const file = `${name}.mp3`
  await output.write(`sound/${file}`, data)
  const loud = kind === 'music' ? { margin, loudness: rounded(loudness(ears)) } : {}
  return { name, kind, file, seconds, ...loud, peak: rounded(decibels(peak(ears))), sha256: sha256(data), source }
}

/** The names of the scores of a folder, in the order of the alphabet: `coin` before `coin-drop`. */
const scoresIn = async (path) =>
  (await readdir(path))
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => basename(file, '.mjs'))
    .sort()

/** Every sound there is: music loops for ever, cues are heard once. */
async function works() {
  const shared = [await readFile(join(folder, '../art/chance.mjs'), 'utf8'), ...(await textsOf(join(folder, 'synth')))]
  const found = []
  for (const [kind, from] of [
    ['music', 'music'],
    ['cue', 'cues'],
  ])
    for (const name of await scoresIn(join(folder, from))) {
      const path = join(folder, from, `${name}.mjs`)
      const text = await readFile(path, 'utf8')
      const source = sha256([JSON.stringify([settings[kind], margin]), ...shared, text].join('\n')).slice(0, 16)
      found.push({ name, kind, path, source })
    }
  return found
}

/**
 * The list of the sounds. As with artworks, a sound is played and encoded again only if its own score or an instrument
 * changes.
 */
export async function buildSounds(output) {
  const before = new Map(((await output.previous('sound/sounds.json')) ?? []).map((entry) => [entry.name, entry]))
  const entries = []
  for (const work of await works()) {
    const known = before.get(work.name)
    const path = `sound/${work.name}.mp3`
    const isKept = known?.source === work.source && output.has(path)
    if (isKept) output.keep(path)
    else if (output.isCheck) output.changed(path)
    entries.push(isKept || (output.isCheck && known) ? known : await record(output, work))
  }
  return entries
}
