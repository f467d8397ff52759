import { Tabs as Radix } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { cx } from '../../cx'
import styles from './tabs.module.css'

export interface TabsProps<Key extends string> {
  readonly label: string
  readonly tabs: readonly { readonly key: Key; readonly title: ReactNode }[]
  readonly active: Key
  readonly onChange: (key: Key) => void
  /** the content of the active tab; a function returns that of each tab, which stays once shown, with what is typed there */
  readonly children: ReactNode | ((tab: Key) => ReactNode)
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
  const [shown, setShown] = useState<ReadonlySet<Key>>(() => new Set([active]))
  if (!shown.has(active)) setShown(new Set([...shown, active]))
  const keepsTabs = typeof children === 'function'
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
        <Radix.Content
          key={key}
          value={key}
          tabIndex={-1}
          hidden={key !== active}
          {...(keepsTabs && shown.has(key) && { forceMount: true })}
        >
          {keepsTabs ? children(key) : key === active && children}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
