import { useMotion } from '@sanguine/ui/platform'
import { useEffect, useState } from 'react'
import { imageUrl, type LocalMedia, localMedia } from './image-cache'
import { imagePath, Picture, type PictureProps } from './picture'
import styles from './picture.module.css'
import { useOnScreen } from './use-in-view'

export interface MovingPictureProps extends Omit<PictureProps, 'children'> {
  /** path of the loop, a picture or video that moves; without one the picture stays still */
  readonly animatedUrl: string | null | undefined
}

/**
 * A picture and, once that has arrived, its loop over it: while it is in view, motion and data are not to be saved and
 * moving pictures are not switched off. A page that shows one has a `MotionToggle`.
 */
export function MovingPicture({ animatedUrl, ...picture }: MovingPictureProps) {
  const { imageId, form, alt } = picture
  return (
    <Picture {...picture}>
      {animatedUrl && (
        <Loop
          key={animatedUrl}
          path={animatedUrl}
          stillPath={imageId ? imagePath(imageId, form) : ''}
          alt={imageId ? '' : alt}
        />
      )}
    </Picture>
  )
}

interface LoopProps {
  readonly path: string
  /** what is fetched before it; empty where there is none */
  readonly stillPath: string
  readonly alt: string
}

function Loop({ path, stillPath, alt }: LoopProps) {
  const motion = useMotion()
  const [ref, isOnScreen] = useOnScreen<HTMLSpanElement>(motion === 'on')
  const isPlaying = motion === 'on' && isOnScreen
  const [media, setMedia] = useState<LocalMedia | null>(null)

  useEffect(() => {
    if (!isPlaying) return
    let isCurrent = true
    const still = stillPath ? imageUrl(stillPath).catch(() => undefined) : undefined
    void Promise.resolve(still)
      .then(() => (isCurrent ? localMedia(path) : null))
      // Without its loop a picture is still a picture.
      .catch(() => null)
      .then((loaded) => isCurrent && setMedia(loaded))
    return () => {
      isCurrent = false
    }
  }, [isPlaying, path, stillPath])

  return (
    <span ref={ref} className={styles.loop}>
      {isPlaying && media && <Playing media={media} alt={alt} onBroken={() => setMedia(null)} />}
    </span>
  )
}

interface PlayingProps {
  readonly media: LocalMedia
  readonly alt: string
  readonly onBroken: () => void
}

/** Comes up over the still when its first frame is there. */
function Playing({ media: { url, isVideo }, alt, onBroken }: PlayingProps) {
  const [isShown, setIsShown] = useState(false)
  const show = () => setIsShown(true)
  const look = { src: url, className: isShown ? styles.shown : undefined, onError: onBroken }
  return isVideo ? (
    <video {...look} onLoadedData={show} aria-label={alt || undefined} autoPlay loop muted playsInline />
  ) : (
    <img {...look} onLoad={show} alt={alt} decoding="async" draggable={false} />
  )
}
