import { Icon, Tip } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import type { ReactNode } from 'react'
import type { GameItemFragment } from '../../generated/documents'
import wordStyles from '../components/word-button.module.css'
import { gameMessages } from '../i18n/messages'
import styles from './item-marks.module.css'
import { hasLevel } from './subscription'
import type { Player } from './use-player'

/** Whether the player lacks the XP or the subscription for an item. */
export const isOutOfReach = (
  { requiredXp, requiredSubscription }: Pick<GameItemFragment, 'requiredXp' | 'requiredSubscription'>,
  player: Pick<Player, 'xp' | 'subscription'>,
): boolean => requiredXp > player.xp || !hasLevel(player, requiredSubscription)

interface ItemMarksProps {
  readonly isOutOfReach?: boolean
  readonly isOutgrown: boolean
  readonly children?: ReactNode
}

/** Marks of an item: the player lacks XP or a subscription for it, or owns something better. */
export function ItemMarks({ isOutOfReach: isClosed = false, isOutgrown, children }: ItemMarksProps) {
  const t = useMessages(gameMessages)
  return (
    <span className={styles.marks}>
      {isClosed && (
        <span className={styles.mark}>
          <Icon name="lock" />
          {t('item.outOfReach')}
        </span>
      )}
      {isOutgrown && (
        <span className={styles.mark}>
          <Icon name="chevron-down" />
          <Tip text={t('item.outgrownText')}>
            <button type="button" className={wordStyles.word}>
              {t('item.outgrown')}
            </button>
          </Tip>
        </span>
      )}
      {children && <span className={styles.fact}>{children}</span>}
    </span>
  )
}
