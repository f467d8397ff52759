import { useEffect, useState } from 'react'
import { cx } from '../../cx'
import { imageUrl } from './image-cache'
import styles from './picture.module.css'
import { useInView } from './use-in-view'

/** Which of a picture's forms: whole or 160 pixels, by image id, or an enemy's by the enemy's or the image's id. */
export type PictureForm = 'full' | 'thumb' | 'enemy' | 'enemyThumb'

const paths: Record<PictureForm, string> = {
  full: '/api/image/',
  thumb: '/api/image/thumb/',
  enemy: '/api/image/enemy/',
  enemyThumb: '/api/image/enemy/thumb/',
}

export const imagePath = (imageId: string, form: PictureForm = 'full'): string =>
  paths[form] + encodeURIComponent(imageId)

export interface PictureProps {
  /** empty where there is none: then the fallback shows */
  readonly imageId: string
  readonly form?: PictureForm | undefined
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
}

/** A picture by its id, fetched when it comes into view and never twice. Until then, and without one, an empty plate. */
export function Picture({
  imageId,
  form = 'full',
  alt,
  ratio = 1,
  width,
  fit = 'contain',
  eager = false,
  className,
}: PictureProps) {
  const path = imageId ? imagePath(imageId, form) : ''
  const [ref, isInView] = useInView<HTMLSpanElement>(!eager && path !== '')
  const [url, setUrl] = useState<{ path: string; url: string } | null>(null)
  const isWanted = path !== '' && (eager || isInView)

  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    imageUrl(path).then(
      (loaded) => isCurrent && setUrl({ path, url: loaded }),
      // The address itself: the browser then shows what it can.
      () => isCurrent && setUrl({ path, url: path }),
    )
    return () => {
      isCurrent = false
    }
  }, [path, isWanted])

  const source = url?.path === path ? url.url : undefined
  return (
    <span
      ref={ref}
      className={cx(styles.picture, fit === 'cover' && styles.cover, !source && styles.empty, className)}
      style={{ aspectRatio: ratio, width }}
      {...(!source && alt ? { role: 'img', 'aria-label': alt } : {})}
    >
      {source && <img src={source} alt={alt} decoding="async" draggable={false} />}
    </span>
  )
}

export interface MovingPictureProps extends Omit<PictureProps, 'eager'> {
  /** the looping video; empty where there is none: then the picture shows */
  readonly animatedImageId: string
}

const wantsStillness = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false

/** A looping video without sound over its picture; for those who want no motion, the picture. */
export function MovingPicture({ animatedImageId, ...picture }: MovingPictureProps) {
  const [isBroken, setIsBroken] = useState(false)
  if (!animatedImageId || isBroken || wantsStillness()) return <Picture {...picture} />
  return (
    <span
      className={cx(styles.picture, picture.fit === 'cover' && styles.cover, picture.className)}
      style={{ aspectRatio: picture.ratio ?? 1, width: picture.width }}
    >
      <video
        src={imagePath(animatedImageId)}
        poster={picture.imageId ? imagePath(picture.imageId) : undefined}
        aria-label={picture.alt || undefined}
        autoPlay
        loop
        muted
        playsInline
        onError={() => setIsBroken(true)}
      />
    </span>
  )
}
