import {
  Checkbox,
  errorText,
  execute,
  Field,
  FieldGroup,
  Loading,
  Notice,
  TextInput,
  useMessages,
  useViewer,
} from '@sanguine/ui'
import { useEffect, useState } from 'react'
import { VisitorRemoteNamesDocument } from '../../../generated/documents'
import { remoteOf, scopesFor, scopeText } from '../../../shared/scopes'
import { securityMessages } from '../../../shared/security/security-messages'

interface ScopeFieldsProps {
  readonly label: string
  /** the scopes that are chosen at first */
  readonly chosen: readonly string[]
}

const isDeployment = (scope: string): boolean => scope === 'deploy' || remoteOf(scope) !== undefined

/** The scopes that an account may give, and the remotes of a program that deploys. `scopesOf` reads them. */
export function ScopeFields({ label, chosen }: ScopeFieldsProps) {
  const t = useMessages(securityMessages)
  const viewer = useViewer()
  const offered = scopesFor(viewer?.permissions ?? [])
  const [deploys, setDeploys] = useState(offered.includes('deploy') && chosen.some(isDeployment))
  return (
    <>
      <FieldGroup label={label}>
        {offered.map((scope) => (
          <Checkbox
            key={scope}
            name="scope"
            value={scope}
            label={scopeText(t, scope)}
            defaultChecked={scope === 'deploy' ? deploys : chosen.includes(scope)}
            onChange={scope === 'deploy' ? ({ target }) => setDeploys(target.checked) : undefined}
          />
        ))}
      </FieldGroup>
      {deploys && <RemoteFields chosen={chosen} />}
    </>
  )
}

/** The remotes that a program may deploy: all of them, or those that are chosen or named. */
function RemoteFields({ chosen }: Pick<ScopeFieldsProps, 'chosen'>) {
  const t = useMessages(securityMessages)
  const own = chosen.flatMap((scope) => remoteOf(scope) ?? [])
  const [names, setNames] = useState<readonly string[]>()
  const [failure, setFailure] = useState('')
  const [isForAll, setIsForAll] = useState(chosen.includes('deploy'))
  useEffect(() => {
    execute(VisitorRemoteNamesDocument, {}).then(
      ({ admin }) => setNames(admin?.remoteNames ?? []),
      (error: unknown) => {
        setNames([])
        setFailure(errorText(error))
      },
    )
  }, [])
  if (!names) return <Loading />
  return (
    <>
      <FieldGroup label={t('tokens.remotes')}>
        <Checkbox
          name="allRemotes"
          label={t('tokens.allRemotes')}
          checked={isForAll}
          onChange={({ target }) => setIsForAll(target.checked)}
        />
        {!isForAll &&
          [...new Set([...names, ...own])].map((name) => (
            <Checkbox key={name} name="remote" value={name} label={name} defaultChecked={own.includes(name)} />
          ))}
      </FieldGroup>
      {failure && (
        <Notice kind="error">
          <p>{failure}</p>
        </Notice>
      )}
      {!isForAll && (
        <Field label={t('tokens.otherRemotes')} hint={t('tokens.otherRemotesHint')}>
          {(control) => (
            <TextInput {...control} name="otherRemotes" maxLength={200} autoComplete="off" spellCheck={false} />
          )}
        </Field>
      )}
    </>
  )
}

/** The scopes in a form with `ScopeFields`, or the message that says what is missing. */
export function scopesOf(
  form: FormData,
): { readonly scopes: readonly string[] } | { readonly missing: 'tokens.noScope' | 'tokens.noRemote' } {
  const scopes = form.getAll('scope').map(String)
  if (scopes.length === 0) return { missing: 'tokens.noScope' }
  if (!scopes.includes('deploy') || form.get('allRemotes') !== null) return { scopes }
  const others = String(form.get('otherRemotes') ?? '').split(/[\s,]+/)
  const remotes = [...form.getAll('remote').map(String), ...others].filter(Boolean)
  if (remotes.length === 0) return { missing: 'tokens.noRemote' }
  return { scopes: [...scopes.filter((scope) => scope !== 'deploy'), ...remotes.map((name) => `deploy:${name}`)] }
}
