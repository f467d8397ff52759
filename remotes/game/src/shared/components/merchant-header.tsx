import styles from './merchant-header.module.css'

export interface MerchantHeaderProps {
  /** image URLs: the room, and the merchant in it */
  readonly interior: string
  readonly keeper: string
  readonly title: string
  /** the merchant's greeting */
  readonly line: string
}

/** The page header of a room of Club Noir: its image, the merchant and a greeting. */
export function MerchantHeader({ interior, keeper, title, line }: MerchantHeaderProps) {
  return (
    <header className={styles.header}>
      <img src={interior} alt="" className={styles.interior} />
      <div className={styles.content}>
        <img src={keeper} alt="" className={styles.keeper} />
        <div>
          <h1>{title}</h1>
          <p className={styles.line}>{line}</p>
        </div>
      </div>
    </header>
  )
}
