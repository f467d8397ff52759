import { coolingSeconds, maxHeat } from '@sanguine/rules'
import { formatDuration } from '@sanguine/ui'
import type { GameGlossaryQuery } from '../../generated/documents'
import { effectsText, phaseName, ruleName } from '../../shared/region/region-texts'
import type { GlossaryEntry, Texts } from './glossary-entry'

export type Region = GameGlossaryQuery['regions'][number]
type Rule = NonNullable<Region['rule']>
type Phase = Rule['phases'][number]

function phaseText(phase: Phase, texts: Texts): string {
  const { game, glossary } = texts
  const { name, durationSeconds, minHeat } = phase
  const when =
    durationSeconds === null
      ? glossary('region.from', { heat: minHeat ?? 0 })
      : glossary('region.lasts', { time: formatDuration(durationSeconds, game.language) })
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
