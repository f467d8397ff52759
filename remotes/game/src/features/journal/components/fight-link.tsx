import { Button, ConfirmDialog, Icon, SectionHead } from '@sanguine/ui'
import { toast, useMessages } from '@sanguine/ui/platform'
import { useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import {
  type GameFightLinkFragment,
  GameRevokeFightLinkDocument,
  GameShareFightDocument,
} from '../../../generated/documents'
import { useAction } from '../../../shared/player/use-action'
import { fairPath } from '../fight-address'
import { fightMessages } from '../fight-messages'
import { CopyableLink } from './copyable-link'
import styles from './fight-link.module.css'

interface RevokeLinkProps {
  readonly entryId: string
  readonly onRevoked?: () => void
  /** where the focus goes then, since the button goes with its link */
  readonly focusAfter: () => HTMLElement | null
}

/** A button that revokes a link, after a question. */
export function RevokeLink({ entryId, onRevoked, focusAfter }: RevokeLinkProps) {
  const t = useMessages(fightMessages)
  const [isAsking, setIsAsking] = useState(false)
  const isRevoked = useRef(false)
  const { run, isRunning } = useAction(GameRevokeFightLinkDocument)
  const revoke = async () => {
    if (isRunning) return
    if (await run({ input: { entryId } })) {
      isRevoked.current = true
      toast.success(t('link.revoked'))
      onRevoked?.()
    }
    setIsAsking(false)
  }
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{t('link.revoke')}</Button>
      <ConfirmDialog
        open={isAsking}
        title={t('link.revoke.title')}
        text={t('link.revoke.text')}
        confirmLabel={t('link.revoke')}
        busy={isRunning}
        focusAfter={() => (isRevoked.current ? focusAfter() : null)}
        onConfirm={() => void revoke()}
        onCancel={() => setIsAsking(false)}
      />
    </>
  )
}

/** Makes, copies and revokes the link to a hunt. */
export function FightLink({
  entryId,
  link,
}: {
  readonly entryId: string
  readonly link: GameFightLinkFragment | null | undefined
}) {
  const t = useMessages(fightMessages)
  const id = useId()
  const makeButton = useRef<HTMLButtonElement>(null)
  const { run, isRunning } = useAction(GameShareFightDocument)
  const share = async () => {
    if (!isRunning && (await run({ input: { entryId } }))) toast.success(t('link.made'))
  }
  return (
    <section aria-labelledby={id} className={styles.part}>
      <SectionHead id={id} title={t('link.title')} />
      <p className={styles.explain}>{t('link.explain')}</p>
      {link ? (
        <>
          <CopyableLink token={link.token} label={t('link.address')} />
          <p>
            <Link to={fairPath(link.token)}>{t('link.check')}</Link>
          </p>
          <div>
            <RevokeLink entryId={entryId} focusAfter={() => makeButton.current} />
          </div>
        </>
      ) : (
        <div>
          <Button ref={makeButton} busy={isRunning} icon={<Icon name="link" />} onClick={() => void share()}>
            {t('link.make')}
          </Button>
        </div>
      )}
    </section>
  )
}
