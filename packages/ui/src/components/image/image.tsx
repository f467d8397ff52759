import { type ReactNode, useEffect, useState } from 'react'
import { cx } from '../../cx'
import styles from './image.module.css'
import { arrivedImage, discardImage, loadImage } from './image-cache'
import { useInView } from './use-in-view'

/** The form of an image: whole or 160 pixels, by image id; or that of an enemy, by the id of the enemy or image. */
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
  /** without one the fallback is shown */
  readonly imageId: string | null | undefined
  readonly variant?: ImageVariant | undefined
  /** alternative text; empty if a name stands beside the image */
  readonly alt: string
  /** width divided by height, so that nothing moves on load; default 1 */
  readonly ratio?: number | undefined
  /** width in pixels; default the available width */
  readonly width?: number | undefined
  /** `cover` fills the box, as scenes do */
  readonly fit?: 'contain' | 'cover' | undefined
  /** fetch at once, for images at the top of a page */
  readonly eager?: boolean | undefined
  readonly className?: string | undefined
  /** drawn over the image */
  readonly children?: ReactNode
}

/** The image that can be drawn at once, without an empty plate first. */
function arrived(path: string): { readonly path: string; readonly url: string } | null {
  const image = arrivedImage(path)
  return image && !image.isVideo ? { path, url: image.url } : null
}

/**
 * An image by its id, fetched when it comes into view and never twice. Without an id or until it has loaded: an empty
 * plate.
 */
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
  /** the path whose image was fetched again because it arrived damaged */
  const [refetched, setRefetched] = useState('')
  const isMissing = path !== '' && source === undefined
  const [ref, isInView] = useInView<HTMLSpanElement>(isMissing && !eager)
  const isWanted = isMissing && (eager || isInView)

  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    loadImage(path).then(
      // A video has no still form, so it is not shown here.
      ({ url: loaded, isVideo }) => isCurrent && !isVideo && setUrl({ path, url: loaded }),
      // Uses the path itself: the browser then shows what it can.
      () => isCurrent && setUrl({ path, url: path }),
    )
    return () => {
      isCurrent = false
    }
  }, [path, isWanted])

  const handleError = async () => {
    if (source === path) return
    await discardImage(path)
    // If it is damaged again, the browser shows what it can.
    setUrl(refetched === path ? { path, url: path } : null)
    setRefetched(path)
  }

  return (
    <span
      ref={ref}
      className={cx(styles.image, fit === 'cover' && styles.cover, !source && styles.empty, className)}
      style={{ aspectRatio: ratio, width }}
    >
      {source && <img src={source} alt={alt} decoding="async" draggable={false} onError={() => void handleError()} />}
      {!source && alt && <span role="img" aria-label={alt} className={styles.name} />}
      {children}
    </span>
  )
}
