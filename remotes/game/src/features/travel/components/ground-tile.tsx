import { AnimatedImage, Button, cx, Icon } from '@sanguine/ui'
import { toast, useMessages } from '@sanguine/ui/platform'
import { useId, useState } from 'react'
import { GameTravelDocument } from '../../../generated/documents'
import { useFocusAfterPress } from '../../../shared/focus-after-press'
import { gameMessages } from '../../../shared/i18n/messages'
import { setupTitle } from '../../../shared/player/setups'
import { useAction } from '../../../shared/player/use-action'
import type { Player } from '../../../shared/player/use-player'
import { missingText } from '../missing-text'
import { type Ground, isClosed, missingRequirements, requirementsOf } from '../requirements'
import styles from '../travel.module.css'
import { PlaceBadge } from './place-badge'
import { RequirementList } from './requirement-list'

/** Says that the player is here. After the travel it takes the focus, since the button is gone. */
function Here({ isNew }: { readonly isNew: boolean }) {
  const t = useMessages(gameMessages)
  const ref = useFocusAfterPress<HTMLParagraphElement>(isNew)
  return (
    <p ref={ref} tabIndex={-1} className={styles.now}>
      <Icon name="check" /> {t('travel.here')}
    </p>
  )
}

interface GroundTileProps {
  readonly ground: Ground
  /** why the region, and with it the ground, is closed; null where it is open */
  readonly regionReason: string | null
  readonly player: Player
  readonly owned: ReadonlySet<string> | undefined
}

/** A hunting ground with its requirements and the travel button. */
export function GroundTile({ ground, regionReason, player, owned }: GroundTileProps) {
  const t = useMessages(gameMessages)
  const { run, isRunning } = useAction(GameTravelDocument)
  const [isNew, setIsNew] = useState(false)
  const reasonId = useId()
  const isHere = ground.id === player.huntingGround.id
  const requirements = requirementsOf(ground, player, owned)
  const closed = regionReason !== null || isClosed(requirements)
  const reason =
    regionReason ??
    (missingRequirements(requirements).length > 0 && t('travel.missing', { things: missingText(requirements, t) }))
  const travel = async () => {
    const payload = await run({ input: { huntingGroundId: ground.id } })
    if (!payload) return
    setIsNew(true)
    const arrived = t('travel.arrived', { ground: ground.name })
    const { equipmentSet } = payload
    toast.success(
      equipmentSet ? `${arrived} ${t('equipment.changed', { setup: setupTitle(equipmentSet, t) })}` : arrived,
    )
  }
  return (
    <article
      id={ground.id}
      tabIndex={-1}
      className={cx(styles.ground, isHere && styles.here, closed && !isHere && styles.closed)}
      aria-label={ground.name}
    >
      <div className={styles.scene} data-theme="dark">
        <AnimatedImage
          className={styles.art}
          imageId={ground.image?.id}
          animatedUrl={ground.image?.animatedUrl}
          alt=""
          ratio={2.5}
          fit="cover"
        />
        <PlaceBadge isHere={false} isClosed={closed && !isHere} />
      </div>
      <div className={styles.text}>
        <h3>{ground.name}</h3>
        <p className={styles.flavour}>{ground.flavorText}</p>
        <RequirementList requirements={requirements} ground={ground} />
      </div>
      <div className={styles.foot}>
        {isHere ? (
          <Here isNew={isNew} />
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
