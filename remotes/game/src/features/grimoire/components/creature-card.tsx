import { EnemyCard } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import type { GameGrimoireQuery } from '../../../generated/documents'
import { StatTerm } from '../../../shared/glossary/stat-term'
import { gameMessages } from '../../../shared/i18n/messages'
import { ItemButton } from '../../../shared/sources/sources-button'

type Entry = GameGrimoireQuery['grimoire'][number]

interface Props {
  readonly entry: Entry
  readonly bait: string | undefined
}

/** A creature of the hunting ground; darkened until the player has beaten it. */
export function CreatureCard({ entry, bait }: Props) {
  const t = useMessages(gameMessages)
  const { enemy, playerTimesHunted, globalTimesHunted, chance, huntsAtMost } = entry
  const isMet = playerTimesHunted > 0
  const number = (value: number) => value.toLocaleString(t.language)
  const percent = (part: number) =>
    part.toLocaleString(t.language, { style: 'percent', maximumFractionDigits: part < 0.1 ? 2 : 1 })
  const counts = [
    { name: t('grimoire.you'), value: number(playerTimesHunted) },
    { name: t('grimoire.all'), value: number(globalTimesHunted) },
  ]
  const odds = chance === null || bait === undefined ? [] : [{ bait, chance }]
  const { dangers, weaknesses } = enemy.type
  const traits = [
    ...(dangers.length === 0
      ? []
      : [{ name: t('grimoire.danger'), value: dangers.map((stat) => <StatTerm key={stat.id} stat={stat} />) }]),
    ...(weaknesses.length === 0
      ? []
      : [
          {
            name: t('grimoire.weakTo'),
            value: weaknesses.map((item) => <ItemButton key={item.id} item={item} />),
            isText: true,
          },
        ]),
  ].map((trait) => ({ ...trait, muted: true }))
  return (
    <EnemyCard
      enemy={enemy}
      text={isMet ? enemy.flavorText : t('grimoire.unmet')}
      isDarkened={!isMet}
      stats={[
        ...counts,
        ...odds.map(({ bait, chance }) => ({
          name: t('grimoire.chance', { bait }),
          value: chance > 0 ? percent(chance) : t('grimoire.never'),
          muted: true,
        })),
        ...traits,
        ...(huntsAtMost === null ? [] : [{ name: t('grimoire.atMost'), value: number(huntsAtMost), muted: true }]),
      ]}
    />
  )
}
