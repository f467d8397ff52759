import { Button, ControlIcon, TextInput } from '@sanguine/ui'
import { toast, useMessages } from '@sanguine/ui/platform'
import { useRef } from 'react'
import { sharedFightUrl } from '../fight-address'
import { fightMessages } from '../fight-messages'
import styles from './fight-link.module.css'

/** The address of a link, with a button that copies it; where the browser does not allow that, the address is selected. */
export function CopyableLink({ token, label }: { readonly token: string; readonly label: string }) {
  const t = useMessages(fightMessages)
  const input = useRef<HTMLInputElement>(null)
  const url = sharedFightUrl(token)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      toast.success(t('link.copied'))
    } catch {
      input.current?.select()
      toast.error(t('link.copyFailed'))
    }
  }
  return (
    <div className={styles.address}>
      <TextInput ref={input} aria-label={label} readOnly value={url} onFocus={({ target }) => target.select()} />
      <Button icon={<ControlIcon name="copy" />} onClick={() => void copy()}>
        {t('link.copy')}
      </Button>
    </div>
  )
}
