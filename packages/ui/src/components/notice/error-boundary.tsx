import { uiMessages, useFocusWhen, useMessages } from '@sanguine/ui/platform'
import { Component, Fragment, type ReactNode } from 'react'
import { Button } from '../button/button'
import { PageTitle } from '../page-title/page-title'
import { contentId } from '../skip-link/skip-link'
import { VisuallyHidden } from '../text/text'
import { Notice } from './notice'

/** The state of a boundary that draws its fallback. */
export interface BoundaryFailure {
  readonly error: unknown
  /** draws the children again */
  readonly retry: () => void
  /** whether a retry has failed */
  readonly isRepeated: boolean
}

interface Props {
  readonly children: ReactNode
  /** draws the failure; default a notice with Retry */
  readonly fallback?: ((failure: BoundaryFailure) => ReactNode) | undefined
  /** receives each failure, for example to log it */
  readonly onError?: ((error: unknown) => void) | undefined
  /** a new key means new content, which is drawn again after a failure; usually the path of the page */
  readonly resetKey?: string | undefined
}

interface State {
  readonly error: unknown
  readonly isBroken: boolean
  readonly retries: number
  readonly resetKey: string | undefined
}

export interface BoundaryNoticeProps extends BoundaryFailure {
  /** a sentence that describes the failure */
  readonly text: string
  readonly actions?: ReactNode
  readonly busy?: boolean | undefined
  /** whether it replaces a whole page, which has a title and a heading */
  readonly isPage?: boolean | undefined
}

/** A notice in the place of the failed part, with Retry. The button keeps the focus if the retry fails. */
export function BoundaryNotice({ text, retry, isRepeated, actions, busy, isPage }: BoundaryNoticeProps) {
  const t = useMessages(uiMessages)
  const button = useFocusWhen<HTMLButtonElement>(isRepeated)
  const notice = (
    <Notice
      kind="error"
      title={t('error.heading')}
      actions={
        <>
          <Button size="sm" ref={button} busy={busy} onClick={retry}>
            {t('action.retry')}
          </Button>
          {actions}
        </>
      }
    >
      <p>{text}</p>
      {isRepeated && <p>{t('error.again')}</p>}
    </Notice>
  )
  if (!isPage) return notice
  return (
    <>
      <PageTitle>{t('error.heading')}</PageTitle>
      <VisuallyHidden>
        <h1>{t('error.heading')}</h1>
      </VisuallyHidden>
      {notice}
    </>
  )
}

function Broken(failure: BoundaryFailure) {
  const t = useMessages(uiMessages)
  return <BoundaryNotice {...failure} text={t('error.boundary')} />
}

const drawBroken = (failure: BoundaryFailure) => <Broken {...failure} />

/** Limits an error during rendering to the part of the page where it happened. Retry draws that part again. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, isBroken: false, retries: 0, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown) {
    return { error, isBroken: true }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { error: null, isBroken: false, retries: 0, resetKey }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error)
  }

  override componentDidUpdate(_props: Props, { isBroken }: State): void {
    // The button that had the focus disappeared with the notice.
    const isMended = isBroken && !this.state.isBroken && this.state.retries > 0
    if (isMended && document.activeElement === document.body)
      document.getElementById(contentId)?.focus({ preventScroll: true })
  }

  private readonly retry = () =>
    this.setState(({ retries }) => ({ error: null, isBroken: false, retries: retries + 1 }))

  override render(): ReactNode {
    const { error, isBroken, retries } = this.state
    const { children, fallback = drawBroken } = this.props
    if (!isBroken) return children
    // The key remounts it after each attempt, so that screen readers read it again.
    return <Fragment key={retries}>{fallback({ error, retry: this.retry, isRepeated: retries > 0 })}</Fragment>
  }
}
