import { type ReactNode, useEffect, useState } from 'react'
import { cx } from '../../cx'
import styles from './image.module.css'
import { arrivedImage, loadImage } from './image-cache'
import { useInView } from './use-in-view'

/** Which of a picture's forms: whole or 160 pixels, by image id, or an enemy's by the enemy's or the image's id. */
export type ImageVariant = 'full' | 'thumb' | 'enemy' | 'enemyThumb'

const paths: Record<ImageVariant, string> = {
  full: '/api/image/',
  thumb: '/api/image/thumb/',
  enemy: '/api/image/enemy/',
  enemyThumb: '/api/image/enemy/thumb/',
}

export const imagePath = (imageId: string, form: ImageVariant = 'full'): string =>
  paths[form] + encodeURIComponent(imageId)

export interface ImageProps {
  /** without one the fallback shows */
  readonly imageId: string | null | undefined
  readonly variant?: ImageVariant | undefined
  /** what it shows; empty where a name stands beside it */
  readonly alt: string
  /** width through height, so that nothing jumps; default 1 */
  readonly ratio?: number | undefined
  /** width in pixels; default all there is */
  readonly width?: number | undefined
  /** `cover` fills its box, as scenes do */
  readonly fit?: 'contain' | 'cover' | undefined
  /** fetch now, for what a page opens with */
  readonly eager?: boolean | undefined
  readonly className?: string | undefined
  /** lies over it */
  readonly children?: ReactNode
}

/** What is drawn at once, without a plate before it. */
function arrived(path: string): { readonly path: string; readonly url: string } | null {
  const image = arrivedImage(path)
  return image && !image.isVideo ? { path, url: image.url } : null
}

/** A picture by its id, fetched when it comes into view and never twice. Until then, and without one, an empty plate. */
export function Image({
  imageId,
  variant = 'full',
  alt,
  ratio = 1,
  width,
  fit = 'contain',
  eager = false,
  className,
  children,
}: ImageProps) {
  const path = imageId ? imagePath(imageId, variant) : ''
  const [url, setUrl] = useState(() => arrived(path))
  const source = url?.path === path ? url.url : undefined
  const isMissing = path !== '' && source === undefined
  const [ref, isInView] = useInView<HTMLSpanElement>(isMissing && !eager)
  const isWanted = isMissing && (eager || isInView)

  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    loadImage(path).then(
      // A video is its own small picture, and none that stands still.
      ({ url: loaded, isVideo }) => isCurrent && !isVideo && setUrl({ path, url: loaded }),
      // The address itself: the browser then shows what it can.
      () => isCurrent && setUrl({ path, url: path }),
    )
    return () => {
      isCurrent = false
    }
  }, [path, isWanted])

  return (
    <span
      ref={ref}
      className={cx(styles.image, fit === 'cover' && styles.cover, !source && styles.empty, className)}
      style={{ aspectRatio: ratio, width }}
    >
      {source && <img src={source} alt={alt} decoding="async" draggable={false} />}
      {!source && alt && <span role="img" aria-label={alt} className={styles.name} />}
      {children}
    </span>
  )
}
