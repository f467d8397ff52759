import type { ReactNode } from 'react'
import styles from '../remotes.module.css'

/** A command. It breaks at its spaces, but not at a hyphen, which would look like one of the line. */
export const commandTags = {
  code: (text: ReactNode) => <code>{text}</code>,
  word: (text: ReactNode) => <span className={styles.word}>{text}</span>,
}
