import type { CSSProperties } from 'react'
import { cx } from '../../cx'
import { rarityIcons } from '../../icons/rarity-icons.generated'
import styles from './rarity.module.css'
import { parseHex, readableColor } from './readable-color'

export interface RarityStyle {
  readonly name: string
  readonly shortName: string
  readonly colorHex: string
}

const bodyOf = (shortName: string): string => {
  const name = `rarity-${shortName}`
  return name in rarityIcons ? rarityIcons[name as keyof typeof rarityIcons] : rarityIcons['rarity-common']
}

const sealUrls = new Map<string, string>()

/**
 * The seal as an image. Lists show hundreds of seals, and an image costs far less there than the elements of an icon.
 */
function sealUrl({ shortName, colorHex }: RarityStyle): string {
  const key = `${shortName} ${colorHex}`
  const known = sealUrls.get(key)
  if (known !== undefined) return known
  const fill = parseHex(colorHex) ? colorHex : 'gray'
  const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" fill="${fill}">${bodyOf(shortName)}</svg>`
  const url = `url("data:image/svg+xml,${encodeURIComponent(icon)}")`
  sealUrls.set(key, url)
  return url
}

/** The seal of a rarity in its colour. Hidden from screen readers, because the word says the same. */
export function RarityIcon({
  rarity,
  className,
}: {
  readonly rarity: RarityStyle
  readonly className?: string | undefined
}) {
  return <span className={cx(styles.seal, className)} style={{ backgroundImage: sealUrl(rarity) }} />
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
