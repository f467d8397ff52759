import { AnimatedImage, cx, formatCount } from '@sanguine/ui'
import { scrollToCenter, useCenterPressedButton, useMessages } from '@sanguine/ui/platform'
import { gameMessages } from '../../../shared/i18n/messages'
import type { Player } from '../../../shared/player/use-player'
import { phaseName } from '../../../shared/region/region-texts'
import { isClosed, type Region, requirementsOf } from '../requirements'
import styles from '../travel.module.css'
import { PlaceBadge } from './place-badge'
import { MetIcon } from './requirement-list'

interface RegionRowProps {
  readonly regions: readonly Region[]
  readonly picked: Region | undefined
  readonly player: Player
  readonly owned: ReadonlySet<string> | undefined
  readonly onPick: (region: Region) => void
}

/** The regions side by side, one of them picked; scrolls horizontally on narrow windows. */
export function RegionRow({ regions, picked, player, owned, onPick }: RegionRowProps) {
  const t = useMessages(gameMessages)
  const row = useCenterPressedButton(picked?.id)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of form fields
    <div ref={row} role="group" className={styles.regions} aria-label={t('travel.regions')}>
      {regions.map((region) => {
        const requirements = requirementsOf(region, player, owned)
        const closed = isClosed(requirements)
        return (
          <button
            key={region.id}
            type="button"
            data-theme="dark"
            className={cx(styles.region, closed && styles.closed)}
            aria-pressed={region.id === picked?.id}
            onClick={() => onPick(region)}
            // Not on pointer focus: a tile that moves away under the pointer is not clicked.
            onFocus={({ currentTarget: tile }) => {
              if (row.current && tile.matches(':focus-visible')) scrollToCenter(row.current, tile)
            }}
          >
            <AnimatedImage
              className={styles.art}
              imageId={region.image?.id}
              animatedUrl={region.image?.animatedUrl}
              alt=""
              ratio={0.9}
              fit="cover"
            />
            <PlaceBadge isHere={region.id === player.huntingGround.region.id} isClosed={closed} />
            <span className={styles.label}>
              <b>{region.name}</b>
              {region.rule && <span>{phaseName(t, region.rule.phase.name)}</span>}
              {requirements.map((requirement) => (
                <span key={requirement.kind} className={styles.withIcon}>
                  {requirement.kind === 'key'
                    ? requirement.key.name
                    : t('travel.amount', {
                        amount: formatCount(requirement.required, t.language),
                        name: t('travel.xp'),
                      })}
                  <MetIcon isMet={requirement.isMet} />
                </span>
              ))}
            </span>
          </button>
        )
      })}
    </div>
  )
}
