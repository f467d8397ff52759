import { Button, Notice, TextInput, toast, useMessages } from '@sanguine/ui'
import { useId, useRef } from 'react'
import type { VisitorPersonalTokenFragment } from '../../../generated/documents'
import { messages } from '../../../i18n/messages'
import { curlOf } from '../curl'
import styles from '../security.module.css'

export interface ShownToken {
  readonly secret: string
  readonly token: VisitorPersonalTokenFragment
}

/** A text with a button that copies it; where the browser does not allow that, the text is selected. */
function Copyable({
  label,
  text,
  copyLabel,
}: {
  readonly label: string
  readonly text: string
  readonly copyLabel: string
}) {
  const t = useMessages(messages)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast.success(t('tokens.copied'))
    } catch {
      input.current?.select()
      toast.error(t('tokens.copyFailed'))
    }
  }
  return (
    <div className={styles.copyable}>
      <label htmlFor={id}>{label}</label>
      <TextInput id={id} ref={input} readOnly value={text} onFocus={({ target }) => target.select()} />
      <Button size="sm" aria-label={copyLabel} onClick={() => void copy()}>
        {t('tokens.copy')}
      </Button>
    </div>
  )
}

/** The secret of a new token and calls with it. It is kept in this page only, so a reload loses it. */
export function NewTokenNotice({ secret, token, onDone }: ShownToken & { readonly onDone: () => void }) {
  const t = useMessages(messages)
  const { graphql, rest } = curlOf(window.location.origin, secret, token.scopes)
  return (
    <Notice kind="success" title={t('tokens.shown', { name: token.name })}>
      <p>{t('tokens.shownText')}</p>
      <div className={styles.section}>
        <Copyable
          label={t('tokens.secret')}
          copyLabel={t('tokens.copyOf', { what: t('tokens.secret') })}
          text={secret}
        />
        <Copyable
          label={t('tokens.curlGraphql')}
          copyLabel={t('tokens.copyOf', { what: t('tokens.curlGraphql') })}
          text={graphql}
        />
        {rest && (
          <Copyable
            label={t('tokens.curlRest')}
            copyLabel={t('tokens.copyOf', { what: t('tokens.curlRest') })}
            text={rest}
          />
        )}
        <div>
          <Button onClick={onDone}>{t('tokens.done')}</Button>
        </div>
      </div>
    </Notice>
  )
}
