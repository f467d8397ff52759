import { AnimatedImage, Button, cx, Icon } from '@sanguine/ui'
import { toast, useMessages } from '@sanguine/ui/platform'
import { useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import { GameTravelDocument } from '../../generated/documents'
import { gameMessages } from '../../i18n/messages'
import { useAction } from '../../player/use-action'
import type { Player } from '../../player/use-player'
import { Demands } from './demands'
import { demandsOf, type Ground, isClosed, lacksIn } from './demands-of'
import { lackText } from './lack-text'
import { PlaceBadge } from './place-badge'
import styles from './travel-page.module.css'

/** Brings an element before the player's eyes whose id the address names. */
function useAnchor(id: string) {
  const ref = useRef<HTMLElement>(null)
  const { hash } = useLocation()
  useEffect(() => {
    if (hash !== `#${id}`) return
    ref.current?.scrollIntoView({ block: 'center' })
    ref.current?.focus({ preventScroll: true })
  }, [hash, id])
  return ref
}

interface GroundTileProps {
  readonly ground: Ground
  /** why the region, and with it the ground, is closed; null where it is open */
  readonly barrier: string | null
  readonly player: Player
  readonly owned: ReadonlySet<string> | undefined
}

/** A hunting ground, what it demands, and the way there or what bars it. */
export function GroundTile({ ground, barrier, player, owned }: GroundTileProps) {
  const t = useMessages(gameMessages)
  const { run, isRunning } = useAction(GameTravelDocument)
  const article = useAnchor(ground.id)
  const reasonId = useId()
  const isHere = ground.id === player.currentHuntingGround.id
  const demands = demandsOf(ground, player, owned)
  const closed = barrier !== null || isClosed(demands)
  const reason = barrier ?? (lacksIn(demands).length > 0 && t('travel.missing', { things: lackText(demands, t) }))
  const travel = async () => {
    if (await run({ huntingGroundId: ground.id })) toast.success(t('travel.arrived', { ground: ground.name }))
  }
  return (
    <article
      ref={article}
      id={ground.id}
      tabIndex={-1}
      className={cx(styles.ground, isHere && styles.here, closed && !isHere && styles.closed)}
      aria-label={ground.name}
    >
      <div className={styles.scene} data-theme="dark">
        <AnimatedImage
          className={styles.art}
          imageId={ground.imageId}
          animatedImageId={ground.animatedImageId}
          alt=""
          ratio={2.5}
          fit="cover"
        />
        <PlaceBadge isHere={false} isClosed={closed && !isHere} />
      </div>
      <div className={styles.text}>
        <h3>{ground.name}</h3>
        <p className={styles.flavour}>{ground.flavorText}</p>
        <Demands demands={demands} ground={ground} />
      </div>
      <div className={styles.foot}>
        {isHere ? (
          <span className={styles.now}>
            <Icon name="check" /> {t('travel.here')}
          </span>
        ) : (
          <>
            <Button
              wide
              busy={isRunning}
              aria-disabled={Boolean(reason)}
              aria-describedby={reason ? reasonId : undefined}
              aria-label={t('travel.goTo', { ground: ground.name })}
              onClick={() => void travel()}
            >
              {t('travel.go')}
            </Button>
            {reason && (
              <p id={reasonId} className={styles.reason}>
                {reason}
              </p>
            )}
          </>
        )}
      </div>
    </article>
  )
}
