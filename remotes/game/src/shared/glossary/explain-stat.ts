import { type DrawnModifier, drawnModifiers, procMoments, procTypes, statNames } from '@sanguine/rules'
import type { MessageValues } from '@sanguine/ui/platform'
import type { Stat } from './glossary-facts'
import { firstKey, type GlossaryMessage, type GlossaryTranslate } from './glossary-messages'

type Proc = NonNullable<Stat['proc']>

const isDrawn = (shortName: string): shortName is DrawnModifier =>
  drawnModifiers.some((modifier) => modifier === shortName)

/** The id of the glossary group of a stat. */
export function groupOf({ shortName, proc }: Stat): string {
  if (proc) return `procs-${Object.hasOwn(procTypes, proc.procType) ? proc.procType : 'other'}`
  if (isDrawn(shortName)) return 'modifiers'
  return parts.find(([, names]) => names.includes(shortName))?.[0] ?? 'other'
}

const parts: readonly (readonly [string, readonly string[]])[] = [
  ['fighting', [statNames.health, statNames.damage, statNames.critChance]],
  ['hunting', [statNames.timewalker, statNames.lootChance, statNames.coffinCharges, statNames.coffinRecharge]],
  ['household', [statNames.curator, statNames.dominate]],
]

/** The ids of the groups of stats, in order. */
export const groupOrder: readonly string[] = [
  ...parts.map(([part]) => part),
  'modifiers',
  ...Object.values(procTypes).map((type) => `procs-${type}`),
  'procs-other',
  'other',
]

const known: readonly string[] = Object.values(procMoments)

function explainProc({ procType, procEvent, affectedCreatureType }: Proc, t: GlossaryTranslate): string {
  const isKnown = known.includes(procEvent)
  const moment = t(isKnown ? firstKey(`moment.${procEvent}`, 'moment.other') : 'moment.other')
  const effect = t(firstKey(`effect.${procType}.${procEvent}`, `effect.${procType}`, 'effect.other'))
  return affectedCreatureType
    ? t('procKind', { moment, effect, kind: affectedCreatureType.name })
    : t('proc', { moment, effect })
}

/** The effect of a stat on the rules; empty for a stat that the rules do not use. */
export function explainStat({ shortName, proc }: Stat, t: GlossaryTranslate, facts: MessageValues): string {
  const ownKey = firstKey(`stat.${shortName}`, 'stat.modifier')
  const own = ownKey === `stat.${shortName}` ? t(ownKey, facts) : ''
  if (proc) return [explainProc(proc, t), own].filter(Boolean).join(' ')
  if (isDrawn(shortName)) return `${t(`modifier.${shortName}` satisfies GlossaryMessage, facts)} ${t('stat.modifier')}`
  return own
}
