import styles from './merchant-header.module.css'

export interface RoomHeaderProps {
  /** addresses of the pictures */
  readonly interior: string
  readonly keeper: string
  readonly title: string
  /** what the keeper has to say */
  readonly line: string
}

/** A room of Club Noir: the room, its keeper and what the keeper has to say. */
export function RoomHeader({ interior, keeper, title, line }: RoomHeaderProps) {
  return (
    <header className={styles.room}>
      <img src={interior} alt="" className={styles.interior} />
      <div className={styles.inside}>
        <img src={keeper} alt="" className={styles.keeper} />
        <div>
          <h1>{title}</h1>
          <p className={styles.line}>{line}</p>
        </div>
      </div>
    </header>
  )
}
