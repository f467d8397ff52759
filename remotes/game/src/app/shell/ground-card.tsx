import { AnimatedImage, AnimationToggle, ButtonLink } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { gameMessages } from '../../shared/i18n/messages'
import type { Player } from '../../shared/player/use-player'
import styles from './ground-card.module.css'

/** The current hunting ground, with a link to travel. */
export function GroundCard({ player }: { readonly player: Player }) {
  const t = useMessages(gameMessages)
  const ground = player.huntingGround
  return (
    <section className={styles.ground} aria-label={ground.name}>
      <AnimatedImage
        imageId={ground.image?.id}
        animatedUrl={ground.image?.animatedUrl}
        alt=""
        ratio={1.1}
        fit="cover"
        className={styles.scene}
        eager
      />
      {ground.image?.animatedUrl && <AnimationToggle onImage />}
      <div className={styles.caption}>
        <span>
          <b>{ground.name}</b>
          <small>{ground.region.name}</small>
        </span>
        <ButtonLink to="/travel" size="sm">
          {t('ground.travel')}
        </ButtonLink>
      </div>
    </section>
  )
}
