import { ControlIcon, TouchBackdrop } from '@sanguine/ui'
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { NavLink, useLocation } from 'react-router'
import { scrollIntoBox } from '../shared/list-and-detail/scroll-into-box'
import styles from './section-nav.module.css'

interface NavGroup {
  readonly heading: string
  readonly links: readonly { readonly to: string; readonly label: string }[]
}

export interface SectionNavProps {
  readonly label: string
  /** above the sections */
  readonly head: ReactNode
  /** after the head; on a phone after the menu's button */
  readonly tools: ReactNode
  /** below the sections; in the menu on a phone */
  readonly foot: ReactNode
  readonly groups: readonly NavGroup[]
  /** what the menu's button shows on a phone: the open section, or what the menu holds */
  readonly menuText: string
  /** the name of the menu's button */
  readonly menuLabel: string
}

/** The sections in groups, at the side; they scroll between head and foot. On a phone they are a menu below a button that shows the open section. */
export function SectionNav({ label, head, tools, foot, groups, menuText, menuLabel }: SectionNavProps) {
  const id = useId()
  const { pathname } = useLocation()
  const nav = useRef<HTMLElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const menu = useMenu(pathname, nav)
  // biome-ignore lint/correctness/useExhaustiveDependencies: which link is the current one follows from the address
  useEffect(() => {
    const link = list.current?.querySelector('[aria-current="page"]')
    if (link && list.current) scrollIntoBox(link, list.current)
  }, [pathname])
  return (
    <nav ref={nav} className={styles.nav} aria-label={label} onKeyDown={menu.onKeyDown} onBlur={menu.onBlur}>
      {menu.isOpen && <TouchBackdrop ref={menu.backdrop} />}
      <div className={styles.head}>
        {head}
        <div className={styles.tools}>{tools}</div>
      </div>
      <button
        ref={menu.button}
        type="button"
        className={styles.menu}
        aria-label={menuLabel}
        aria-expanded={menu.isOpen}
        aria-controls={id}
        onClick={menu.toggle}
      >
        <span>{menuText}</span>
        <ControlIcon name={menu.isOpen ? 'chevron-up' : 'chevron-down'} />
      </button>
      <div id={id} className={styles.groups} data-open={menu.isOpen}>
        <div ref={list} className={styles.list}>
          {groups.map(({ heading, links }, index) => (
            <div key={heading} className={styles.group}>
              <p id={`${id}-${index}`} className={styles.heading}>
                {heading}
              </p>
              <ul aria-labelledby={`${id}-${index}`}>
                {links.map(({ to, label: name }) => (
                  <li key={to}>
                    <NavLink to={to} className={styles.link ?? ''} onClick={menu.close}>
                      {name}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className={styles.foot}>{foot}</div>
      </div>
    </nav>
  )
}

/** The state of the menu. A link, a press outside, Escape and the focus that leaves it close it. */
function useMenu(pathname: string, nav: RefObject<HTMLElement | null>) {
  const [openAt, setOpenAt] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const backdrop = useRef<HTMLSpanElement>(null)
  const isOpen = openAt === pathname
  const close = () => setOpenAt(null)
  useEffect(() => {
    if (!isOpen) return
    // After the click, since a tap would otherwise press what lies below the backdrop that is gone.
    const closeOutside = ({ target }: MouseEvent) => {
      const isBackdrop = target === backdrop.current
      if (!isBackdrop && nav.current?.contains(target as Node)) return
      setOpenAt(null)
      // The tap pressed nothing else that could have the focus.
      if (isBackdrop) button.current?.focus()
    }
    document.addEventListener('click', closeOutside)
    return () => document.removeEventListener('click', closeOutside)
  }, [isOpen, nav])
  return {
    button,
    backdrop,
    isOpen,
    close,
    toggle: () => setOpenAt(isOpen ? null : pathname),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      // The open menu would cover the element that has the focus.
      if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isOpen) return
      event.stopPropagation()
      close()
      button.current?.focus()
    },
  }
}
