import styles from './merchant-header.module.css'

export interface MerchantHeaderProps {
  /** addresses of the pictures */
  readonly interior: string
  readonly keeper: string
  readonly title: string
  /** what the keeper has to say */
  readonly line: string
}

/** A room of Club Noir: the room, its keeper and what the keeper has to say. */
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
