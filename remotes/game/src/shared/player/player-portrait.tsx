import { type Crest, crestOf } from '@sanguine/rules'
import { cx, Icon, Image, type ImageVariant } from '@sanguine/ui'
import type { CSSProperties } from 'react'
import styles from './player-portrait.module.css'

/** The part of the field that has the second colour, on a box of 40 by 46 units. */
const divisions: Readonly<Record<Crest['division'], string>> = {
  plain: '',
  pale: 'M20 0h20v46H20z',
  fess: 'M0 21h40v25H0z',
  bend: 'M0 0l40 46H0z',
  sinister: 'M40 0L0 46h40z',
  chevron: 'M20 19l20 19v8H0v-8z',
  quarters: 'M20 0h20v21H20zM0 21h20v25H0z',
  chief: 'M0 0h40v13H0z',
  pile: 'M4 0h32L20 44z',
  saltire: 'M0 0h7l13 16L33 0h7v5L25 23l15 18v5h-7L20 30 7 46H0v-5l15-18L0 5z',
}

const colorsOf = ({ field: [first, second], ink, frame }: Crest): CSSProperties & Record<`--${string}`, string> => ({
  '--field': `var(--crest-${first})`,
  '--division': `var(--crest-${second})`,
  '--ink': `var(--crest-${ink})`,
  '--frame': `var(--crest-${frame})`,
})

interface PlayerPortraitProps {
  readonly playerId: string
  /** of the equipped avatar, or the portrait of the release */
  readonly imageId: string | null | undefined
  readonly variant?: ImageVariant
  /** width in pixels; default the available width */
  readonly width?: number
  readonly className?: string | undefined
}

/**
 * The image of a player with the player's frame and crest, which differ where two players have the same image. Without
 * a text of its own: the name of the player stands beside it.
 */
export function PlayerPortrait({ playerId, imageId, variant, width, className }: PlayerPortraitProps) {
  const crest = crestOf(playerId)
  return (
    <span className={cx(styles.portrait, className)} style={{ ...colorsOf(crest), width }}>
      <Image
        imageId={imageId}
        variant={variant}
        alt=""
        ratio={0.8}
        className={cx(styles.image, crest.isMirrored && styles.mirrored)}
      />
      <span className={styles.shield} aria-hidden="true">
        <svg viewBox="0 0 40 46" focusable="false" aria-hidden="true">
          <path className={styles.field} d="M0 0h40v46H0z" />
          <path className={styles.division} d={divisions[crest.division]} />
        </svg>
        <Icon name={crest.charge} className={styles.charge} />
      </span>
    </span>
  )
}
