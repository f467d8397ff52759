import { uiMessages, useMessages } from '@sanguine/ui/platform'
import { Component, type ReactNode } from 'react'
import { Button } from '../button/button'
import { Notice } from './notice'

interface Props {
  readonly children: ReactNode
  /** draws the failure; default a notice with Retry */
  readonly fallback?: ((error: unknown, retry: () => void) => ReactNode) | undefined
  /** told of each failure, as to log it */
  readonly onError?: ((error: unknown) => void) | undefined
}

function Broken({ retry }: { readonly retry: () => void }) {
  const t = useMessages(uiMessages)
  return (
    <Notice
      kind="error"
      title={t('error.heading')}
      actions={
        <Button size="sm" onClick={retry}>
          {t('action.retry')}
        </Button>
      }
    >
      <p>{t('error.boundary')}</p>
    </Notice>
  )
}

/** Keeps a failure while drawing to the part of the page it happened in. Retry draws that part anew. */
export class ErrorBoundary extends Component<Props, { error: unknown; isBroken: boolean }> {
  override state = { error: null as unknown, isBroken: false }

  static getDerivedStateFromError(error: unknown) {
    return { error, isBroken: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error)
  }

  private readonly retry = () => this.setState({ error: null, isBroken: false })

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children
    return this.props.fallback?.(this.state.error, this.retry) ?? <Broken retry={this.retry} />
  }
}
