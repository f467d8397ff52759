import { Button, Chips, SearchInput } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { useState } from 'react'
import { gameMessages } from '../../../shared/i18n/messages'
import { type JournalFilterKey, type JournalView, journalFilters } from '../journal-view'
import styles from './journal-tools.module.css'

interface JournalToolsProps {
  readonly view: JournalView
  readonly onChange: (changes: { readonly filter?: JournalFilterKey; readonly search?: string }) => void
}

/** The filters of the journal: the kind of entry, and a name that is searched on submit. */
export function JournalTools({ view, onChange }: JournalToolsProps) {
  const t = useMessages(gameMessages)
  const [typed, setTyped] = useState(view.search)
  const [known, setKnown] = useState(view.search)
  // takes over a search that changed elsewhere, such as by the button that shows all entries
  if (known !== view.search) {
    setKnown(view.search)
    setTyped(view.search)
  }
  const clear = () => {
    setTyped('')
    onChange({ search: '' })
  }
  return (
    <div className={styles.tools}>
      <Chips
        label={t('journal.filter')}
        chips={journalFilters.map((key) => ({ key, title: t(`journal.show.${key}`) }))}
        active={view.filter}
        onChange={(filter) => onChange({ filter })}
      />
      <search>
        <form
          className={styles.search}
          onSubmit={(event) => {
            event.preventDefault()
            onChange({ search: typed.trim() })
          }}
        >
          <SearchInput
            label={t('journal.search')}
            placeholder={t('journal.search')}
            maxLength={100}
            value={typed}
            onChange={({ target }) => (target.value === '' ? clear() : setTyped(target.value))}
          />
          <Button type="submit">{t('journal.search.submit')}</Button>
        </form>
      </search>
    </div>
  )
}
