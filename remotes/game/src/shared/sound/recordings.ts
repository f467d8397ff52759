import bell from '@sanguine/content/sound/bell.mp3'
import click from '@sanguine/content/sound/click.mp3'
import clubNoir from '@sanguine/content/sound/club-noir.mp3'
import coin from '@sanguine/content/sound/coin.mp3'
import critical from '@sanguine/content/sound/critical.mp3'
import draw from '@sanguine/content/sound/draw.mp3'
import equip from '@sanguine/content/sound/equip.mp3'
import evade from '@sanguine/content/sound/evade.mp3'
import hit from '@sanguine/content/sound/hit.mp3'
import loss from '@sanguine/content/sound/loss.mp3'
import page from '@sanguine/content/sound/page.mp3'
import rankUp from '@sanguine/content/sound/rank-up.mp3'
import sixFeetOfQuiet from '@sanguine/content/sound/six-feet-of-quiet.mp3'
import list from '@sanguine/content/sound/sounds.json'
import theHunt from '@sanguine/content/sound/the-hunt.mp3'
import win from '@sanguine/content/sound/win.mp3'
import type { Cue, Piece } from './sound-names'

/** URLs of the cues. */
export const cues: Readonly<Record<Cue, string>> = {
  bell,
  click,
  coin,
  critical,
  draw,
  equip,
  evade,
  hit,
  loss,
  page,
  'rank-up': rankUp,
  win,
}

/** A piece of music and the part of its file that is looped, in seconds. */
export interface MusicLoop {
  readonly url: string
  readonly start: number
  readonly seconds: number
}

function musicLoop(name: Piece, url: string): MusicLoop {
  const entry = list.find((sound) => sound.name === name)
  if (!entry?.margin) throw new Error(`The list of sounds has no music ${name}.`)
  // Decoders may cut into the margins. A loop that starts in the middle of a margin is complete in any case.
  return { url, start: entry.margin / 2, seconds: entry.seconds }
}

export const music: Readonly<Record<Piece, MusicLoop>> = {
  'club-noir': musicLoop('club-noir', clubNoir),
  'the-hunt': musicLoop('the-hunt', theHunt),
  'six-feet-of-quiet': musicLoop('six-feet-of-quiet', sixFeetOfQuiet),
}
