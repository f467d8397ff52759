import { Button, Notice, useMessages } from '@sanguine/ui'
import type { VisitorPersonalTokenFragment } from '../../../generated/documents'
import { securityMessages } from '../../../shared/security/security-messages'
import { curlOf } from '../curl'
import styles from '../security.module.css'
import { Copyable } from './copyable'

export interface ShownToken {
  readonly secret: string
  readonly token: VisitorPersonalTokenFragment
}

/** The secret of a new token and calls with it. It is kept in this page only, so a reload loses it. */
export function NewTokenNotice({ secret, token, onDone }: ShownToken & { readonly onDone: () => void }) {
  const t = useMessages(securityMessages)
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
