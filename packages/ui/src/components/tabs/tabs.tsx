import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { cx } from '../../cx'
import styles from './tabs.module.css'

export interface TabsProps<Key extends string> {
  readonly label: string
  readonly tabs: readonly { readonly key: Key; readonly title: ReactNode }[]
  readonly active: Key
  readonly onChange: (key: Key) => void
  /** the content of the active tab */
  readonly children: ReactNode
  /** between the tabs and their content, such as filters */
  readonly tools?: ReactNode
  readonly className?: string | undefined
}

/** Tabs over one panel; arrow keys move between them. */
export function Tabs<Key extends string>({
  label,
  tabs,
  active,
  onChange,
  tools,
  children,
  className,
}: TabsProps<Key>) {
  return (
    <Radix.Root value={active} onValueChange={(key) => onChange(key as Key)} className={className}>
      <div className={styles.line}>
        <Radix.List aria-label={label} className={styles.tabs}>
          {tabs.map(({ key, title }) => (
            <Radix.Trigger key={key} value={key} className={styles.tab}>
              {title}
            </Radix.Trigger>
          ))}
        </Radix.List>
        {tools && <div className={cx(styles.tools)}>{tools}</div>}
      </div>
      {tabs.map(({ key }) => (
        <Radix.Content key={key} value={key} tabIndex={-1}>
          {key === active && children}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
