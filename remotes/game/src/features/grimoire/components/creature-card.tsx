import { EnemyCard } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import type { GameGrimoireQuery } from '../../../generated/documents'
import { gameMessages } from '../../../shared/i18n/messages'

type Entry = GameGrimoireQuery['grimoire'][number]

interface Props {
  readonly entry: Entry
  readonly bait: string | undefined
  /** names of the procs that work against its type alone */
  readonly weaknesses: readonly string[]
}

/** A creature of the hunting ground; darkened until the player has beaten it. */
export function CreatureCard({ entry, bait, weaknesses }: Props) {
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
        ...(weaknesses.length === 0
          ? []
          : [
              {
                name: t('grimoire.weakTo'),
                value: new Intl.ListFormat(t.language).format(weaknesses),
                muted: true,
                isText: true,
              },
            ]),
        ...(huntsAtMost === null ? [] : [{ name: t('grimoire.atMost'), value: number(huntsAtMost), muted: true }]),
      ]}
    />
  )
}
