import type { CSSProperties } from 'react'
import { cx } from '../../cx'
import { rarityIcons } from '../../icons/icons.generated'
import { IconFrame } from '../icon/icon-frame'
import styles from './rarity.module.css'
import { readableColor } from './readable-color'

export interface RarityStyle {
  readonly name: string
  readonly shortName: string
  readonly colorHex: string
}

const bodyOf = (shortName: string): string => {
  const name = `rarity-${shortName}`
  return name in rarityIcons ? rarityIcons[name as keyof typeof rarityIcons] : rarityIcons['rarity-common']
}

/** The seal of a rarity in its colour. Says nothing to readers: the word does. */
export function RarityIcon({
  rarity,
  className,
}: {
  readonly rarity: RarityStyle
  readonly className?: string | undefined
}) {
  return (
    <span className={cx(styles.mark, className)} style={{ color: rarity.colorHex }}>
      <IconFrame body={bodyOf(rarity.shortName)} className={styles.seal} />
    </span>
  )
}

/** Mark, word and colour together. The word takes the nearest shade of the colour that can be read where it stands. */
export function RarityText({
  rarity,
  children,
  className,
}: {
  readonly rarity: RarityStyle
  /** what follows the word, such as the kind of creature */
  readonly children?: React.ReactNode
  readonly className?: string | undefined
}) {
  const shades = {
    '--by-day': readableColor(rarity.colorHex, 'light') ?? 'inherit',
    '--by-night': readableColor(rarity.colorHex, 'dark') ?? 'inherit',
  } as CSSProperties
  return (
    <span className={cx(styles.rarity, className)} style={shades}>
      <RarityIcon rarity={rarity} />
      {rarity.name}
      {children}
    </span>
  )
}
