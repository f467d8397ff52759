import type { ReactNode } from 'react'
import { cx } from '../../cx'
import styles from './text.module.css'

/** Read by screen readers, not seen. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>
}

export interface TextProps {
  /** muted: beside the point; flavour: a line of the world; cap: small capitals above a thing */
  readonly as?: 'muted' | 'flavour' | 'cap' | 'plain' | undefined
  /** what the colour means, never alone: gain (XP, met), lack (damage, missing), gold, premium */
  readonly tone?: 'gain' | 'lack' | 'gold' | 'premium' | undefined
  readonly size?: 'xs' | 'sm' | 'md' | 'lg' | undefined
  readonly block?: boolean | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

export function Text({ as = 'plain', tone, size, block, className, children }: TextProps) {
  const Tag = block ? 'p' : 'span'
  return <Tag className={cx(styles[as], tone && styles[tone], size && styles[size], className)}>{children}</Tag>
}
