import { useQuery } from '@apollo/client/react'
import scene from '@sanguine/content/art/ui/welcome.webp'
import { formatCount, Icon, Image } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { GameRankOpeningsDocument } from '../../../generated/documents'
import { PartFailure } from '../../../shared/components/part-failure'
import { gameMessages } from '../../../shared/i18n/messages'
import type { MomentContent } from '../../../shared/moments/moments'
import type { Player } from '../../../shared/player/use-player'
import { openingsOf } from '../openings'
import styles from './moment.module.css'
import { MomentDialog, type MomentEnd } from './moment-dialog'
import { RankOpenings } from './rank-openings'

interface RankMomentProps extends MomentEnd {
  readonly moment: Extract<MomentContent, { readonly kind: 'rank' }>
  readonly player: Player
}

/** A new rank with its gift, the grounds and items that have become open since the rank before, and the next rank. */
export function RankMoment({ moment: { rank, previousXp }, player, ...end }: RankMomentProps) {
  const t = useMessages(gameMessages)
  const query = useQuery(GameRankOpeningsDocument, { fetchPolicy: 'no-cache' })
  const { data } = query
  const openings = data && openingsOf(data, previousXp, player.xp)
  const next = data?.me?.nextRank
  const { rewardItem, coffinCharges } = rank
  return (
    <MomentDialog
      fillsScreen
      scene={scene}
      label={t('moment.rank')}
      title={rank.name}
      flavour={data?.me?.currentRank.flavorText}
      art={
        <span className={styles.portrait}>
          {data?.me?.currentRank.image ? (
            <Image imageId={data.me.currentRank.image.id} alt="" eager />
          ) : (
            <Icon name="laurel" />
          )}
        </span>
      }
      {...end}
    >
      <div className={styles.body}>
        {rewardItem && (
          <p className={styles.gift}>
            <Image imageId={rewardItem.image?.id} variant="thumb" alt="" width={48} />
            {t('moment.gift', { name: rewardItem.name })}
          </p>
        )}
        {coffinCharges > 0 && (
          <p className={styles.charges}>
            <Icon name="coffin" /> {t('hunt.rankCharges', { charges: coffinCharges })}
          </p>
        )}
        <PartFailure query={query} title={t('moment.rank.notLoaded')} />
        {openings && <RankOpenings openings={openings} onFollow={end.onClose} />}
        {data && (
          <p className={styles.next}>
            {next
              ? t('moment.rank.next', { name: next.name, xp: formatCount(next.requiredXp, t.language) })
              : t('player.lastRank')}
          </p>
        )}
      </div>
    </MomentDialog>
  )
}
