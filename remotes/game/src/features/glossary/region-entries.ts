import { coolingSeconds, maxHeat } from '@sanguine/rules'
import type { GameGlossaryQuery } from '../../generated/documents'
import { effectsText, phaseName, ruleName } from '../../shared/region/region-texts'
import type { GlossaryEntry, Texts } from './glossary-entry'

export type Region = GameGlossaryQuery['regions'][number]
type Rule = NonNullable<Region['rule']>
type Phase = Rule['phases'][number]

/** A duration in hours and minutes, such as `3 h 6 min`; in seconds where it is shorter than a minute. */
function durationText(seconds: number, { game }: Texts): string {
  const minutes = Math.floor(seconds / 60)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (minutes === 0) return game('time.seconds', { count: seconds })
  return [
    ...(hours > 0 ? [game('time.hours', { count: hours })] : []),
    ...(rest > 0 ? [game('time.minutes', { count: rest })] : []),
  ].join(' ')
}

function phaseText(phase: Phase, texts: Texts): string {
  const { game, glossary } = texts
  const { name, durationSeconds, minHeat } = phase
  const when =
    durationSeconds === null
      ? glossary('region.from', { heat: minHeat ?? 0 })
      : glossary('region.lasts', { time: durationText(durationSeconds, texts) })
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
