import { useCenterPressedButton } from '@sanguine/ui/platform'
import type { ReactNode } from 'react'
import { cx } from '../../cx'
import styles from './chips.module.css'

export interface ChipsProps<Key extends string> {
  readonly label: string
  readonly chips: readonly { readonly key: Key; readonly title: ReactNode }[]
  readonly active: Key
  readonly onChange: (key: Key) => void
  readonly className?: string | undefined
}

/**
 * One choice out of a few, such as a filter or an order. If the chips are one row to swipe, the row scrolls to the
 * chosen chip.
 */
export function Chips<Key extends string>({ label, chips, active, onChange, className }: ChipsProps<Key>) {
  const row = useCenterPressedButton(active)
  return (
    // A fieldset would give this row of buttons the semantics of a form.
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of form fields
    <div ref={row} role="group" aria-label={label} className={cx(styles.chips, className)}>
      {chips.map(({ key, title }) => (
        <Chip key={key} pressed={key === active} onPress={() => onChange(key)}>
          {title}
        </Chip>
      ))}
    </div>
  )
}

/** A filter that is on or off, independent of others. */
export function Chip({
  pressed,
  onPress,
  children,
}: {
  readonly pressed: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}) {
  return (
    <button type="button" className={styles.chip} aria-pressed={pressed} onClick={onPress}>
      {children}
    </button>
  )
}
