import type { CSSProperties } from 'react'
import { cx } from '../../cx'
import { rarityIcons } from '../../icons/icons.generated'
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

/** The seal as an image: lists show hundreds of them, and an image is far cheaper there than the elements of an icon. */
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

/** The seal of a rarity in its colour. Says nothing to readers: the word does. */
export function RarityIcon({
  rarity,
  className,
}: {
  readonly rarity: RarityStyle
  readonly className?: string | undefined
}) {
  return <span className={cx(styles.seal, className)} style={{ backgroundImage: sealUrl(rarity) }} />
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
      {/* in one: beside the mark they wrap as a text does */}
      <span>
        {rarity.name}
        {children}
      </span>
    </span>
  )
}
