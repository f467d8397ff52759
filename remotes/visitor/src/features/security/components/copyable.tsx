import { Button, TextInput, toast, useMessages } from '@sanguine/ui'
import { useId, useRef } from 'react'
import { securityMessages } from '../../../shared/security/security-messages'
import styles from '../security.module.css'

interface CopyableProps {
  readonly label: string
  readonly text: string
  readonly copyLabel: string
}

/** A text with a button that copies it; where the browser does not allow that, the text is selected. */
export function Copyable({ label, text, copyLabel }: CopyableProps) {
  const t = useMessages(securityMessages)
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
