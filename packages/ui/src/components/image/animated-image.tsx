import { useImageAnimation } from '@sanguine/ui/platform'
import { useEffect, useState } from 'react'
import { Image, type ImageProps, imagePath } from './image'
import styles from './image.module.css'
import { type CachedImage, loadImage, loadImageUrl } from './image-cache'
import { useOnScreen } from './use-in-view'

export interface AnimatedImageProps extends Omit<ImageProps, 'children'> {
  /** path of the loop, an animated image or video; without one the image stays still */
  readonly animatedUrl: string | null | undefined
}

/**
 * An image with its loop over it. The loop plays once it has loaded and is in view, unless animation is off or the
 * system saves motion or data. A page that shows one has an `AnimationToggle`.
 */
export function AnimatedImage({ animatedUrl, ...image }: AnimatedImageProps) {
  const { imageId, variant, alt } = image
  return (
    <Image {...image}>
      {animatedUrl && (
        <Loop
          key={animatedUrl}
          path={animatedUrl}
          stillPath={imageId ? imagePath(imageId, variant) : ''}
          alt={imageId ? '' : alt}
        />
      )}
    </Image>
  )
}

interface LoopProps {
  readonly path: string
  /** the still, fetched before the loop; empty if there is none */
  readonly stillPath: string
  readonly alt: string
}

function Loop({ path, stillPath, alt }: LoopProps) {
  const motion = useImageAnimation()
  const [ref, isOnScreen] = useOnScreen<HTMLSpanElement>(motion === 'on')
  const isPlaying = motion === 'on' && isOnScreen
  const [media, setMedia] = useState<CachedImage | null>(null)

  useEffect(() => {
    if (!isPlaying) return
    let isCurrent = true
    const still = stillPath ? loadImageUrl(stillPath).catch(() => undefined) : undefined
    void Promise.resolve(still)
      .then(() => (isCurrent ? loadImage(path) : null))
      // If the loop fails, the still remains.
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
  readonly media: CachedImage
  readonly alt: string
  readonly onBroken: () => void
}

/** Appears over the still when its first frame has loaded. */
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
