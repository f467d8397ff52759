import { EnemyCard, formatCount, statText } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import type { GameGrimoireQuery } from '../../../generated/documents'
import { StatTerm } from '../../../shared/glossary/stat-term'
import { gameMessages } from '../../../shared/i18n/messages'
import { dropChanceText } from '../../../shared/odds/odds-format'
import { retainerDamage } from '../../../shared/odds/retainer-damage'
import { ItemButton } from '../../../shared/sources/sources-button'

type Entry = GameGrimoireQuery['grimoire'][number]

interface Props {
  readonly entry: Entry
  readonly bait: string | undefined
}

/** A creature of the hunting ground; darkened until the player has beaten it. */
export function CreatureCard({ entry, bait }: Props) {
  const t = useMessages(gameMessages)
  const { enemy, playerTimesHunted, globalTimesHunted, chance, huntsAtMost, stats } = entry
  const isMet = playerTimesHunted > 0
  const number = (value: number) => formatCount(value, t.language)
  const percent = (value: number) => dropChanceText(value, t.language)
  const counts = [
    { name: t('grimoire.you'), value: number(playerTimesHunted) },
    { name: t('grimoire.all'), value: number(globalTimesHunted) },
  ]
  const odds = chance === null || bait === undefined ? [] : [{ bait, chance }]
  const { dangers, weaknesses } = enemy.type
  const isDanger = (id: string) => dangers.some((danger) => danger.id === id)
  const values = stats?.values ?? []
  const strengthOf = (id: string) =>
    values.filter(({ stat }) => stat.id === id).map((value) => ` ${statText(value, t, false)}`)
  const own = values
    .filter(({ stat }) => !isDanger(stat.id))
    .map((value) => ({
      name: value.stat.name,
      label: <StatTerm stat={value.stat} />,
      value: statText(value, t, false),
    }))
  const retainers = (stats?.retainers ?? []).map((retainer) => ({
    name: t('grimoire.retainer'),
    value: t('grimoire.retainerDamage', { name: retainer.name, damage: retainerDamage(retainer, t) }),
    isText: true,
  }))
  const traits = [
    ...(dangers.length === 0
      ? []
      : [
          {
            name: t('grimoire.danger'),
            value: dangers.map((stat) => (
              <span key={stat.id}>
                <StatTerm stat={stat} />
                {strengthOf(stat.id)}
              </span>
            )),
            isText: stats !== null,
          },
        ]),
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
        ...own,
        ...retainers,
        ...traits,
        ...(huntsAtMost === null ? [] : [{ name: t('grimoire.atMost'), value: number(huntsAtMost), muted: true }]),
      ]}
    />
  )
}
