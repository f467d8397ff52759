import { Icon } from '@sanguine/ui'
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import styles from './field-findings.module.css'

/** An objection of the content check. */
export interface Finding {
  /** the path in the form, as `loot.2.itemId`; empty for the whole record */
  readonly path: string
  readonly message: string
}

interface FindingsContext {
  readonly findings: readonly Finding[]
  /** called by a field that shows the findings of this name; returns what ends it */
  readonly claim: (name: string) => () => void
}

const Findings = createContext<FindingsContext>({ findings: [], claim: () => () => undefined })

const isAt = (path: string, name: string): boolean => path === name || path.startsWith(`${name}.`)

/** Lets the fields of a form show what the content check objects to; `rest` gets what no field shows. */
export function FindingsProvider({
  findings,
  rest,
  children,
}: {
  readonly findings: readonly Finding[]
  readonly rest: (findings: readonly Finding[]) => ReactNode
  readonly children: ReactNode
}) {
  const [claimed, setClaimed] = useState<readonly string[]>([])
  const context = useMemo(
    () => ({
      findings,
      claim: (name: string) => {
        setClaimed((names) => [...names, name])
        return () => setClaimed((names) => names.toSpliced(names.indexOf(name), 1))
      },
    }),
    [findings],
  )
  const left = findings.filter(({ path }) => !claimed.some((name) => isAt(path, name)))
  return (
    <Findings value={context}>
      {left.length > 0 && rest(left)}
      {children}
    </Findings>
  )
}

/** A field's hint, followed by what the content check objects to at the field or below it. */
export function useHintWithFindings(name: string, hint?: ReactNode): ReactNode {
  const { findings, claim } = use(Findings)
  const own = findings.filter(({ path }) => isAt(path, name))
  const isShown = own.length > 0
  useEffect(() => (isShown ? claim(name) : undefined), [claim, name, isShown])
  if (!isShown) return hint
  return (
    <>
      {hint}
      {own.map(({ path, message }) => (
        <span key={`${path} ${message}`} className={styles.finding}>
          <Icon name="broken-shield" /> {message}
        </span>
      ))}
    </>
  )
}
