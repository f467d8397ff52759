import type { Effect } from '../effect'
import { procTypes } from '../proc-names'
import { banishing } from './banishing'
import { damage } from './damage'
import { dispel } from './dispel'
import { gain } from './gain'
import { healing } from './healing'
import { leech } from './leech'
import { stun } from './stun'
import { summoning } from './summoning'
import { theft } from './theft'

/** The effect of each proc type. An evasion or strength that fires is gained and works later. */
export const effects: Readonly<Record<string, Effect>> = {
  [procTypes.damage]: damage,
  [procTypes.leech]: leech,
  [procTypes.healing]: healing,
  [procTypes.stun]: stun,
  [procTypes.theft]: theft,
  [procTypes.dispel]: dispel,
  [procTypes.evasion]: gain,
  [procTypes.strength]: gain,
  [procTypes.summoning]: summoning,
  [procTypes.banishing]: banishing,
}
