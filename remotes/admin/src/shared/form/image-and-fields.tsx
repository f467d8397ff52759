import type { ReactNode } from 'react'
import styles from './image-and-fields.module.css'

/** A record's fields beside its images. On a phone one image stands beside the first field, two above all of them. */
export function ImageAndFields({ image, children }: { readonly image: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.images}>{image}</div>
      <div className={styles.fields}>{children}</div>
    </div>
  )
}
