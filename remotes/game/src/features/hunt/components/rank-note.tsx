import { Icon, Image } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { gameMessages } from '../../../shared/i18n/messages'
import type { Player } from '../../../shared/player/use-player'
import { ItemButton } from '../../../shared/sources/sources-button'
import type { Combat } from '../use-hunt'
import { completedMission } from './mission-note'
import styles from './rank-note.module.css'

/** The rank that a victory brought, with its gift and charges; nothing where the XP were enough for it before. */
export function RankNote({ combat, player }: { readonly combat: Combat; readonly player: Player }) {
  const t = useMessages(gameMessages)
  const xpWon = (combat.reward?.xp ?? 0) + (completedMission(combat, player)?.reward.xp ?? 0)
  const { name, requiredXp, rewardItem, coffinCharges } = player.currentRank
  if (player.xp - xpWon >= requiredXp) return null
  return (
    <>
      <p className={styles.rank}>
        <Icon name="laurel" /> {t('journal.rankUp', { rank: name })}
      </p>
      {rewardItem && (
        <p className={styles.gift}>
          <Image imageId={rewardItem.image?.id} variant="thumb" alt="" width={36} />
          <span>
            {t.rich('hunt.rankGift', { item: () => <ItemButton item={rewardItem} /> }, { item: rewardItem.name })}
          </span>
        </p>
      )}
      {coffinCharges > 0 && (
        <p className={styles.gift}>
          <Icon name="coffin" />
          <span>{t('hunt.rankCharges', { charges: coffinCharges })}</span>
        </p>
      )}
    </>
  )
}
