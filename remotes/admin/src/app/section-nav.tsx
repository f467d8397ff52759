import { cx } from '@sanguine/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import styles from './section-nav.module.css'

export interface SectionNavProps {
  readonly label: string
  /** above the sections */
  readonly head: ReactNode
  /** below the sections */
  readonly foot: ReactNode
  readonly sections: readonly { readonly to: string; readonly label: string }[]
}

/** Scrolls the row as little as is needed; the page itself does not scroll. */
function scrollIntoRow(link: HTMLElement, row: HTMLElement): void {
  const [linkBox, rowBox] = [link.getBoundingClientRect(), row.getBoundingClientRect()]
  if (linkBox.left < rowBox.left) row.scrollLeft -= rowBox.left - linkBox.left
  else if (linkBox.right > rowBox.right) row.scrollLeft += linkBox.right - rowBox.right
}

/** The sections at the side; on a phone a row that scrolls. */
export function SectionNav({ label, head, foot, sections }: SectionNavProps) {
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: which link is the current one follows from the address
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current="page"]')
    if (current && nav.current) scrollIntoRow(current, nav.current)
  }, [pathname])
  return (
    <nav ref={nav} className={styles.nav} aria-label={label}>
      <div className={styles.head}>{head}</div>
      <ul>
        {sections.map(({ to, label: name }) => (
          <li key={to}>
            <NavLink to={to} className={cx(styles.link)}>
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>{foot}</div>
    </nav>
  )
}
