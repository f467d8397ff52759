import styles from './swatch.module.css'

/** A colour on 100 by 10 pixels. */
export const Swatch = ({ color }: { readonly color: string | undefined }) => (
  <span className={styles.swatch} style={{ background: color }} />
)
