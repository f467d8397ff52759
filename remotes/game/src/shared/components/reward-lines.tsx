import { formatCount } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { useState } from 'react'
import type { GameRewardFragment } from '../../generated/documents'
import { gameMessages } from '../i18n/messages'
import { CurrencyButton } from '../sources/currency-button'
import { ItemButton } from '../sources/sources-button'
import styles from './reward-lines.module.css'
import { ShortNumber } from './short-number'

/** Whether the reward contains anything. */
export const hasReward = ({ xp, currencies, items }: GameRewardFragment): boolean =>
  xp > 0 || currencies.some(({ amount }) => amount > 0) || items.length > 0

/** A reward: XP and currencies on one line, items on another. */
export function RewardLines({
  reward,
  className,
  maxItems = Number.POSITIVE_INFINITY,
}: {
  readonly reward: GameRewardFragment
  readonly className?: string | undefined
  /** how many items are shown before a button for the others; default all */
  readonly maxItems?: number
}) {
  const t = useMessages(gameMessages)
  const [isWhole, setWhole] = useState(false)
  const items = isWhole ? reward.items : reward.items.slice(0, maxItems)
  const number = (value: number) => formatCount(value, t.language)
  const coins = reward.currencies.filter(({ amount }) => amount > 0)
  return (
    <>
      {(reward.xp > 0 || coins.length > 0) && (
        <span className={`${styles.line} ${className ?? ''}`}>
          {reward.xp > 0 && (
            <span className={styles.xp}>
              {t.rich('reward.xp', { n: () => <ShortNumber value={reward.xp} kind="xp" /> })}
            </span>
          )}
          {coins.map(({ currency, amount }) => (
            <span key={currency.id} className={styles.coins}>
              +{number(amount)} <CurrencyButton currency={currency} amount={amount} />
            </span>
          ))}
        </span>
      )}
      {reward.items.length > 0 && (
        <span className={`${styles.line} ${className ?? ''}`}>
          <span className={styles.items}>
            {items.map(({ item, amount }, index) => (
              <span key={item.id}>
                <ItemButton item={item} /> {t('inventory.amount', { amount })}
                {index < items.length - 1 && <span className={styles.comma}>, </span>}
              </span>
            ))}
          </span>
          {items.length < reward.items.length && (
            <button type="button" className={styles.more} onClick={() => setWhole(true)}>
              {t('reward.allItems', { count: reward.items.length })}
            </button>
          )}
        </span>
      )}
    </>
  )
}
