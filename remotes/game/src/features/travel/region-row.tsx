import { abbreviateFrom, formatNumber } from '@sanguine/rules'
import { AnimatedImage, cx } from '@sanguine/ui'
import { scrollToCenter, useCenterPressedButton, useMessages } from '@sanguine/ui/platform'
import { gameMessages } from '../../i18n/messages'
import type { Player } from '../../player/use-player'
import { Mark } from './demands'
import { demandsOf, isClosed, type Region } from './demands-of'
import { PlaceBadge } from './place-badge'
import styles from './travel-page.module.css'

interface RegionRowProps {
  readonly regions: readonly Region[]
  readonly picked: Region | undefined
  readonly player: Player
  readonly owned: ReadonlySet<string> | undefined
  readonly onPick: (region: Region) => void
}

/** The regions side by side, one of them picked; where they do not fit they are swiped. */
export function RegionRow({ regions, picked, player, owned, onPick }: RegionRowProps) {
  const t = useMessages(gameMessages)
  const row = useCenterPressedButton(picked?.id)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of form fields
    <div ref={row} role="group" className={styles.regions} aria-label={t('travel.regions')}>
      {regions.map((region) => {
        const demands = demandsOf(region, player, owned)
        const closed = isClosed(demands)
        return (
          <button
            key={region.id}
            type="button"
            data-theme="dark"
            className={cx(styles.region, closed && styles.closed)}
            aria-pressed={region.id === picked?.id}
            onClick={() => onPick(region)}
            // Not when it is pressed: what moves away under the finger is not clicked.
            onFocus={({ currentTarget: tile }) => {
              if (row.current && tile.matches(':focus-visible')) scrollToCenter(row.current, tile)
            }}
          >
            <AnimatedImage
              className={styles.art}
              imageId={region.imageId}
              animatedImageId={region.animatedImageId}
              alt=""
              ratio={0.9}
              fit="cover"
            />
            <PlaceBadge isHere={region.id === player.currentHuntingGround.regionId} isClosed={closed} />
            <span className={styles.label}>
              <b>{region.name}</b>
              {demands.map((demand) => (
                <span key={demand.kind} className={styles.marked}>
                  {demand.kind === 'key'
                    ? demand.key.name
                    : t('travel.amount', {
                        amount: formatNumber(demand.required, abbreviateFrom.xp, t.language),
                        name: t('travel.xp'),
                      })}
                  <Mark isMet={demand.isMet} />
                </span>
              ))}
            </span>
          </button>
        )
      })}
    </div>
  )
}
