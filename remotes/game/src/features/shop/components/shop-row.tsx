import { cx, formatAmount, Icon, Image, RarityIcon, VisuallyHidden } from '@sanguine/ui'
import { refusalText, useMessages } from '@sanguine/ui/platform'
import { useId } from 'react'
import { gameMessages } from '../../../shared/i18n/messages'
import { compareWithWorn } from '../../../shared/player/compare-stats'
import { isOutOfReach } from '../../../shared/player/item-marks'
import { StatChangeText } from '../../../shared/player/stat-change'
import type { Player } from '../../../shared/player/use-player'
import { isUniqueAndOwned, materialsOf, type ShopEntry } from '../shop-entry'
import styles from '../shop-row.module.css'
import { ShopCard } from './shop-card'

/**
 * In a line: what the quantity costs, or that it cannot be had twice; what is owned; why nothing asks for it; and what
 * it makes better, if it can be had.
 */
function Facts({ entry, player }: { readonly entry: ShopEntry; readonly player: Player }) {
  const t = useMessages(gameMessages)
  const { item, owned, price, refusal, isOutgrown } = entry
  const materials = materialsOf(entry)
  if (isUniqueAndOwned(entry)) return <span className={styles.price}>{t('shop.alreadyOwned')}</span>
  const comparison = refusal ? null : compareWithWorn(item, player)
  const gain = comparison?.changes[0]
  return (
    <span className={cx(styles.price, refusal && styles.lack)}>
      {refusal && <Icon name="lock" />}
      <span className={styles.facts}>
        {price.map(({ currency, amount }) => (
          <span key={currency.id}>{formatAmount(amount, currency, t.language)}</span>
        ))}
        {materials.length > 0 && <span>{t('shop.materials', { count: materials.length })}</span>}
        {isOutOfReach(item, player) && <span className={styles.fact}>{t('item.outOfReach')}</span>}
        {isOutgrown && <span className={styles.fact}>{t('item.outgrown')}</span>}
        {owned > 0 && <span className={styles.fact}>{t('item.owned', { count: owned })}</span>}
        {gain?.isBetter && (
          <span className={styles.fact}>
            {gain.stat.name} <StatChangeText change={gain} wornName={comparison?.worn?.name ?? null} />
          </span>
        )}
        {refusal && <VisuallyHidden>{refusalText(refusal)}</VisuallyHidden>}
      </span>
    </span>
  )
}

interface ShopRowProps {
  readonly entry: ShopEntry
  readonly note?: string | undefined
  readonly player: Player
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/** An item on the shelf of a phone: a line that opens its card. */
export function ShopRow({ entry, note, player, isOpen, onToggle }: ShopRowProps) {
  const [nameId, cardId] = [useId(), useId()]
  const { item } = entry
  return (
    <article aria-labelledby={nameId} className={cx(styles.row, isOpen && styles.open)}>
      <h2>
        <button type="button" aria-expanded={isOpen} aria-controls={cardId} onClick={onToggle}>
          <Image imageId={item.image?.id} variant="thumb" alt="" width={44} />
          <span className={styles.text}>
            <span className={styles.name}>
              <RarityIcon rarity={item.rarity} />
              <VisuallyHidden>{item.rarity.name} </VisuallyHidden>
              <span id={nameId}>{item.name}</span>
            </span>
            <Facts entry={entry} player={player} />
          </span>
          <Icon name="chevron-down" className={styles.chevron} />
        </button>
      </h2>
      <div id={cardId}>{isOpen && <ShopCard entry={entry} note={note} player={player} isInRow />}</div>
    </article>
  )
}
