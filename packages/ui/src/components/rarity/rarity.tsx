import type { CSSProperties } from 'react'
import { cx } from '../../cx'
import { rarityIcons } from '../../icons/rarity-icons.generated'
import type { Theme } from '../../platform/preferences/theme'
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

function sealUrl({ shortName, colorHex }: RarityStyle, theme: Theme): string {
  const fill = readableColor(colorHex, theme) ?? 'gray'
  const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" fill="${fill}">${bodyOf(shortName)}</svg>`
  return `url("data:image/svg+xml,${encodeURIComponent(icon)}")`
}

const knownSeals = new Map<string, CSSProperties>()

/**
 * The seal as an image for each theme. Lists show hundreds of seals, and an image costs far less there than the
 * elements of an icon.
 */
function sealsOf(rarity: RarityStyle): CSSProperties {
  const key = `${rarity.shortName} ${rarity.colorHex}`
  const known = knownSeals.get(key)
  if (known) return known
  const seals = { '--seal-by-day': sealUrl(rarity, 'light'), '--seal-by-night': sealUrl(rarity, 'dark') }
  knownSeals.set(key, seals as CSSProperties)
  return seals as CSSProperties
}

/**
 * The seal of a rarity in the nearest shade of its colour that stands out. Hidden from screen readers, because the word
 * says the same.
 */
export function RarityIcon({
  rarity,
  className,
}: {
  readonly rarity: RarityStyle
  readonly className?: string | undefined
}) {
  return <span className={cx(styles.seal, className)} style={sealsOf(rarity)} />
}

/**
 * Seal, word and colour of a rarity. The word has the nearest shade of the colour that is readable on its background.
 */
export function RarityText({
  rarity,
  children,
  className,
}: {
  readonly rarity: RarityStyle
  /** follows the word, such as the enemy type */
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
      {/* one element: beside the seal, words wrap like text */}
      <span>
        {rarity.name}
        {children}
      </span>
    </span>
  )
}
