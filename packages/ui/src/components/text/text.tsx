import type { ReactNode } from 'react'
import { cx } from '../../cx'
import styles from './text.module.css'

/** Visible to screen readers only. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>
}

export interface TextProps {
  /** muted: secondary text; flavour: a line of the game world; cap: small capitals above an element */
  readonly as?: 'muted' | 'flavour' | 'cap' | 'plain' | undefined
  /** the meaning of the colour, which is never the only sign: gain (XP, met), lack (damage, missing), gold, premium */
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
