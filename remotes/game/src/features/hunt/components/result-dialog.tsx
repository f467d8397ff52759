import drawScene from '@sanguine/content/art/ui/result-draw.webp'
import lossScene from '@sanguine/content/art/ui/result-loss.webp'
import winScene from '@sanguine/content/art/ui/result-victory.webp'
import {
  Button,
  ButtonLink,
  Dialog,
  EmptyState,
  formatCount,
  Icon,
  Image,
  Moon,
  minutesSeconds,
  RarityText,
} from '@sanguine/ui'
import { useCountdown, useIsBefore, useMessages } from '@sanguine/ui/platform'
import type { CSSProperties } from 'react'
import { ShortNumber } from '../../../shared/components/short-number'
import { ModifierList } from '../../../shared/glossary/modifier-list'
import { GoalLink } from '../../../shared/goals/goal-link'
import { useNextGoal } from '../../../shared/goals/use-next-goal'
import { gameMessages } from '../../../shared/i18n/messages'
import { ItemComparison } from '../../../shared/player/item-comparison'
import type { Player } from '../../../shared/player/use-player'
import { CurrencyButton } from '../../../shared/sources/currency-button'
import { ItemButton } from '../../../shared/sources/sources-button'
import type { Combat } from '../use-hunt'
import { CoffinCharges } from './coffin-charges'
import { CombatAdvice } from './combat-advice'
import { HuntAgain } from './hunt-again'
import { MissionNote } from './mission-note'
import { RankNote } from './rank-note'
import styles from './result-dialog.module.css'
import { ShareResult } from './share-result'

const scenes = { WIN: winScene, DRAW: drawScene, LOSS: lossScene }

interface ResultDialogProps {
  readonly variant: 'hunt' | 'coffin'
  /** whether nothing keeps the player from another hunt of that variant */
  readonly canRepeat: boolean
  readonly combat: Combat
  readonly player: Player
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onNext: () => void
  readonly focusAfter: () => HTMLElement | null
}

/** Links home, with the time until the next hunt. It alone is drawn again each second. */
function NextHunt({ player }: { readonly player: Player }) {
  const t = useMessages(gameMessages)
  const left = useCountdown(Date.parse(player.nextHuntAt))
  const duration = player.cooldownSeconds * 1000
  return (
    <ButtonLink to="/" icon={<Moon phase={duration > 0 ? 1 - left / duration : 0} size={22} />}>
      {t('hunt.next', { time: minutesSeconds(left) })}
    </ButtonLink>
  )
}

/** The result of a hunt, its reward and the time of the next hunt. */
export function ResultDialog({
  variant,
  canRepeat,
  combat,
  player,
  isOpen,
  onClose,
  onNext,
  focusAfter,
}: ResultDialogProps) {
  const t = useMessages(gameMessages)
  const isWaiting = useIsBefore(Date.parse(player.nextHuntAt))
  const goal = useNextGoal(player)
  const result = combat.result === 'ONGOING' ? 'DRAW' : combat.result
  const title = t(`hunt.${result}`)
  const number = (value: number) => formatCount(value, t.language)
  const reward = combat.reward
  // what a hunt did for its mission has a line of its own
  const drawn = combat.modifiers.filter((modifier) => modifier !== 'QUESTING')
  const hasSum = reward && (reward.xp > 0 || reward.currencies.some(({ amount }) => amount > 0))
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      focusAfter={focusAfter}
      title={title}
      titleHidden
      band={
        <div className={styles.banner} data-theme="dark" aria-hidden="true">
          <img src={scenes[result]} alt="" className={styles.scene} />
          <span className={styles.result} style={{ '--letters': title.length } as CSSProperties}>
            {title}
          </span>
        </div>
      }
      actions={
        <>
          <Button onClick={onClose}>{t('hunt.readLog')}</Button>
          {isWaiting && <NextHunt player={player} />}
          {!isWaiting && variant === 'coffin' && (
            <ButtonLink to="/hunt" variant={canRepeat ? 'plain' : 'blood'}>
              {t('hunt.nextNow')}
            </ButtonLink>
          )}
          {(variant === 'coffin' ? canRepeat : !isWaiting) && (
            <HuntAgain variant={variant} player={player} onNext={onNext} />
          )}
        </>
      }
    >
      <div className={styles.body}>
        <p className={styles.flavour}>{t(`hunt.${result}.text`, { enemy: combat.enemy.name })}</p>
        {hasSum && (
          <dl className={styles.sum}>
            {reward.xp > 0 && (
              <div>
                <dt>{t('hunt.xp')}</dt>
                <dd className={styles.xp}>
                  {t.rich('reward.xp', { n: () => <ShortNumber value={reward.xp} kind="xp" /> })}
                </dd>
              </div>
            )}
            {reward.currencies
              .filter(({ amount }) => amount > 0)
              .map(({ currency, amount }) => (
                <div key={currency.id}>
                  <dt>{currency.shortName.toLowerCase() === 'vgc' ? t('hunt.gold') : currency.name}</dt>
                  <dd className={styles.gold}>
                    +{number(amount)} <CurrencyButton currency={currency} amount={amount} />
                  </dd>
                </div>
              ))}
          </dl>
        )}
        {result === 'WIN' && <RankNote combat={combat} player={player} />}
        <ModifierList modifiers={drawn} className={styles.modifiers} />
        {!hasSum && result !== 'WIN' && (
          <EmptyState isLine icon={<Icon name="loot" />} title={t('hunt.nothing')}>
            <p>{t('hunt.nothingText')}</p>
          </EmptyState>
        )}
        {reward && reward.items.length > 0 && (
          <ul className={styles.loot} aria-label={t('hunt.loot')}>
            {reward.items.map(({ item, amount }) => (
              <li key={item.id}>
                <Image imageId={item.image?.id} variant="thumb" alt="" width={96} />
                <RarityText rarity={item.rarity} />
                <span>
                  <ItemButton item={item} /> {t('inventory.amount', { amount })}
                </span>
                <ItemComparison item={item} player={player} className={styles.comparison} />
              </li>
            ))}
          </ul>
        )}
        {result !== 'WIN' && <CombatAdvice combat={combat} player={player} />}
        {result === 'WIN' && reward?.items.length === 0 && <p>{t('hunt.noLoot')}</p>}
        {result === 'WIN' && <MissionNote combat={combat} player={player} />}
        {variant === 'coffin' && <CoffinCharges player={player} />}
        {goal && <GoalLink goal={goal} player={player} />}
        <ShareResult combat={combat} />
      </div>
    </Dialog>
  )
}
