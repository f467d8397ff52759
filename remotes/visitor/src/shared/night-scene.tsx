import desktop from '@sanguine/content/art/ui/home-desktop.webp'
import phone from '@sanguine/content/art/ui/home-phone.webp'
import tablet from '@sanguine/content/art/ui/home-tablet.webp'
import { breakpoints } from '@sanguine/ui'
import styles from './night-scene.module.css'

/** The red moon over the village, behind the whole page. */
export function NightScene() {
  return (
    <div className={styles.scene} aria-hidden="true">
      <picture>
        <source media={`${breakpoints.narrow} and (orientation: portrait)`} srcSet={phone} />
        <source media="(orientation: portrait)" srcSet={tablet} />
        <img src={desktop} alt="" fetchPriority="high" />
      </picture>
    </div>
  )
}
