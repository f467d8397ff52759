import { RarityIcon } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { Fragment } from 'react'
import type { GameHuntOddsQuery } from '../../generated/documents'
import { CommaList } from '../components/comma-list'
import { gameMessages } from '../i18n/messages'
import { ItemButton } from '../sources/sources-button'
import { AverageReward } from './average-reward'
import { ChanceBar } from './chance-bar'
import { CreatureStatLine } from './creature-stat-line'
import styles from './odds.module.css'
import { percentText } from './odds-format'

type Creature = GameHuntOddsQuery['huntOdds']['creatures'][number]

/** An enemy of the hunting table: the odds of a fight, its stats and the reward of a win, if the player knows them. */
export function CreatureRow({ creature }: { readonly creature: Creature }) {
  const t = useMessages(gameMessages)
  const { enemy, chance, huntsAtMost, verdict, fight, drops, winsToNext } = creature
  return (
    <li className={styles.creature}>
      <span className={styles.name}>
        <RarityIcon rarity={enemy.rarity} />
        <b>{enemy.name}</b>
      </span>
      <span className={styles.comes}>{t('odds.comes', { chance: percentText(chance, t.language) })}</span>
      {fight ? (
        <ChanceBar chances={fight} isBrief />
      ) : (
        <span className={styles.verdict}>{t(`odds.verdict.${verdict}`)}</span>
      )}
      {fight && <CreatureStatLine stats={fight.stats} />}
      {fight && (
        <span className={styles.reward}>
          {t.rich('odds.reward', {
            reward: () => <AverageReward xp={fight.xp} currencies={fight.winCurrencies} />,
          })}
        </span>
      )}
      {drops && (
        <span className={styles.reward}>
          {drops.length === 0
            ? t('odds.noDrops')
            : t.rich('odds.drops', {
                drops: () => (
                  <CommaList>
                    {drops.map(({ item, chance: dropChance }) => (
                      <Fragment key={item.id}>
                        <ItemButton item={item} /> {percentText(dropChance, t.language)}
                      </Fragment>
                    ))}
                  </CommaList>
                ),
              })}
        </span>
      )}
      {huntsAtMost !== null && <span className={styles.quiet}>{t('odds.atMost', { hunts: huntsAtMost })}</span>}
      {winsToNext !== null && (
        <span className={styles.quiet}>
          {t(fight ? 'odds.winsToDrops' : 'odds.winsToNumbers', { wins: winsToNext })}
        </span>
      )}
    </li>
  )
}
