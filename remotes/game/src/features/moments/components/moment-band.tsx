import type { ReactNode } from 'react'
import styles from './moment.module.css'

/** Lines of an engraving around what is shown, long and short by turns: angle and length of each. */
const rays = Array.from({ length: 48 }, (_, index) => [index * 7.5, index % 2 === 0 ? 34 : 20] as const)

interface MomentBandProps {
  /** the image behind */
  readonly scene: string
  readonly label: string
  readonly title: string
  readonly flavour?: string | undefined
  /** what is celebrated, as an image */
  readonly children: ReactNode
}

/** The image of a moment with its title. Screen readers read the title of the dialog instead. */
export function MomentBand({ scene, label, title, flavour, children }: MomentBandProps) {
  return (
    <div className={styles.band} data-theme="dark">
      <img src={scene} alt="" className={styles.scene} />
      <div className={styles.art}>
        <svg viewBox="-100 -100 200 200" className={styles.rays} aria-hidden="true">
          {rays.map(([angle, length]) => (
            <path key={angle} d={`M0 -62V-${62 + length}`} transform={`rotate(${angle})`} />
          ))}
        </svg>
        <div className={styles.medal}>{children}</div>
      </div>
      <p className={styles.label} aria-hidden="true">
        {label}
      </p>
      <p className={styles.title} aria-hidden="true">
        {title}
      </p>
      {flavour && <p className={styles.flavour}>{flavour}</p>}
    </div>
  )
}
