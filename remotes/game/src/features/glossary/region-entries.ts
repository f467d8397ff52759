import { coolingSeconds, maxHeat } from '@sanguine/rules'
import type { GameGlossaryQuery } from '../../generated/documents'
import { effectsText, phaseName, ruleName } from '../../shared/region/region-texts'
import type { GlossaryEntry, Texts } from './glossary-entry'

export type Region = GameGlossaryQuery['regions'][number]
type Rule = NonNullable<Region['rule']>
type Phase = Rule['phases'][number]

/** A duration in hours and minutes, such as `3 hr 6 min`; in seconds where it is shorter than a minute. */
function durationText(seconds: number, language: string): string {
  const text = (value: number, unit: 'hour' | 'minute' | 'second') =>
    value.toLocaleString(language, { style: 'unit', unit, unitDisplay: 'short' })
  const minutes = Math.floor(seconds / 60)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (minutes === 0) return text(seconds, 'second')
  return [...(hours > 0 ? [text(hours, 'hour')] : []), ...(rest > 0 ? [text(rest, 'minute')] : [])].join(' ')
}

function phaseText(phase: Phase, { game, glossary }: Texts): string {
  const { name, seconds, minHeat } = phase
  const when =
    seconds === null
      ? glossary('region.from', { heat: minHeat ?? 0 })
      : glossary('region.lasts', { time: durationText(seconds, game.language) })
  return glossary('region.phase', { name: phaseName(game, name), when, effects: effectsText(phase, game) })
}

const ruleText = ({ name, phases }: Rule, texts: Texts): string =>
  [
    name === 'HEAT'
      ? texts.glossary('region.heat', { minutes: coolingSeconds / 60, most: maxHeat })
      : texts.glossary('region.cycle'),
    ...phases.map((phase) => phaseText(phase, texts)),
  ].join(' ')

/** The rules of the regions, each with all its phases and their numbers. */
export const regionEntries = (regions: readonly Region[], texts: Texts): readonly GlossaryEntry[] =>
  regions.flatMap(({ id, name, rule }) =>
    rule
      ? [
          {
            id: `region-${id}`,
            name: texts.glossary('region.title', { rule: ruleName(texts.game, rule.name), region: name }),
            text: ruleText(rule, texts),
            place: { path: `/travel?region=${id}`, name: texts.game('travel.title') },
          },
        ]
      : [],
  )
