import { Button, Field, Textarea, useMessages } from '@sanguine/ui'
import { type FormEvent, useState } from 'react'
import { type Check, checkProof } from '../check-proof'
import styles from '../fair.module.css'
import { fairMessages } from '../fair-messages'
import { ProofReport } from './proof-report'

/** A field for the numbers of a fight, which the browser checks. The first text may be that of a shared fight. */
export function ProofForm({
  initialText,
  initialCheck,
}: {
  readonly initialText: string
  readonly initialCheck: Check | null
}) {
  const t = useMessages(fairMessages)
  const [text, setText] = useState(initialText)
  const [isEmpty, setIsEmpty] = useState(false)
  const [check, setCheck] = useState(initialCheck)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsEmpty(text.trim() === '')
    setCheck(text.trim() === '' ? null : await checkProof(text))
  }
  const problemText = (): string | undefined => {
    if (isEmpty) return t('check.empty')
    if (!check || check.ok) return undefined
    const { problem } = check
    if (problem.code !== 'wrongValue') return t(`check.${problem.code}`)
    return problem.path === '' ? t('check.wrongText') : t('check.wrongValue', { path: problem.path })
  }
  const isFilled = initialText !== ''
  const form = (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <Field label={t('check.numbers')} hint={t('check.hint')} error={problemText()}>
        {(control) => (
          <Textarea
            {...control}
            value={text}
            rows={isFilled ? 16 : 8}
            spellCheck={false}
            autoComplete="off"
            className={styles.numbers}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <div>
        <Button type="submit" variant={isFilled ? 'plain' : 'blood'}>
          {t('check.button')}
        </Button>
      </div>
    </form>
  )
  return (
    <>
      {!isFilled && form}
      {check?.ok && <ProofReport check={check} />}
      {isFilled && (
        <details className={styles.details}>
          <summary>{t('check.show')}</summary>
          {form}
        </details>
      )}
    </>
  )
}
