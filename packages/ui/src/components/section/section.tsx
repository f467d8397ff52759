import { type ReactNode, useId } from 'react'
import { cx } from '../../cx'
import styles from './section.module.css'

export interface SectionHeadProps {
  readonly title: ReactNode
  /** 1 for the page itself; default 2 */
  readonly level?: 1 | 2 | 3 | undefined
  /** at the end of the line: a count, a link or buttons */
  readonly aside?: ReactNode
  /** a single rule under the heading, for a section inside another one; default a double rule */
  readonly plain?: boolean | undefined
  readonly id?: string | undefined
  readonly className?: string | undefined
}

export function SectionHead({ title, level = 2, aside, plain, id, className }: SectionHeadProps) {
  const Heading = `h${level}` as const
  return (
    <div className={cx(styles.head, plain && styles.plain, className)}>
      <Heading id={id}>{title}</Heading>
      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
    </div>
  )
}

export interface SectionProps extends Omit<SectionHeadProps, 'id'> {
  readonly children: ReactNode
}

/** A part of a page, labelled by its heading. */
export function Section({ children, className, ...head }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={className}>
      <SectionHead {...head} id={id} />
      {children}
    </section>
  )
}
