import { useQuery } from '@apollo/client/react'
import { Button, ErrorNotice, Field, SearchInput, Select, TextInput, useMessages, useViewer } from '@sanguine/ui'
import { AdminAuditActorsDocument } from '../../../generated/documents'
import { adminMessages } from '../../../i18n/messages'
import { searchDelayMs, useDebounced } from '../../../shared/records/use-debounced'
import type { AddressedFilter } from '../history-filter'
import { auditActions, forbiddenType, readableTypes } from '../subject-types'
import styles from './history-filter-form.module.css'

/** Which changes are shown; every choice applies at once. */
export function HistoryFilterForm({ filter, isFiltered, set, clear }: AddressedFilter) {
  const t = useMessages(adminMessages)
  const permissions = useViewer()?.permissions ?? []
  const forbidden = forbiddenType(permissions, filter.type)
  const types = [...readableTypes(permissions), ...(forbidden ? [forbidden] : [])]
  const { data, error, refetch } = useQuery(AdminAuditActorsDocument, { fetchPolicy: 'cache-and-network' })
  const search = useDebounced(filter.search, searchDelayMs, (text) => set({ search: text }))
  const actors = data?.admin?.auditActors ?? []
  const people = [
    { value: '', label: t('history.everyone') },
    { value: 'people', label: t('history.people') },
    { value: 'system', label: t('history.system') },
    ...actors.map(({ accountId, name }) => ({ value: accountId, label: name })),
  ]
  return (
    <form aria-label={t('history.filter')} className={styles.filter} onSubmit={(event) => event.preventDefault()}>
      <SearchInput
        className={styles.search}
        label={t('history.search')}
        placeholder={t('history.search')}
        value={search.value}
        onChange={(event) => search.set(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search.flush()
        }}
      />
      <Field label={t('history.type')}>
        {(control) => (
          <Select
            {...control}
            dense
            value={filter.type}
            onChange={(event) => set({ type: event.target.value, subject: '' })}
            options={[
              { value: '', label: t('history.everything') },
              ...types.map((type) => ({ value: type, label: t(`subject.${type}`) })),
            ]}
          />
        )}
      </Field>
      <Field label={t('history.by')}>
        {(control) => (
          <Select
            {...control}
            dense
            value={filter.by}
            onChange={(event) => set({ by: event.target.value })}
            options={people}
          />
        )}
      </Field>
      <Field label={t('history.action')}>
        {(control) => (
          <Select
            {...control}
            dense
            value={filter.action}
            onChange={(event) => set({ action: event.target.value })}
            options={[
              { value: '', label: t('history.anyAction') },
              ...auditActions.map((action) => ({ value: action, label: t(`history.${action}`) })),
            ]}
          />
        )}
      </Field>
      <Field label={t('history.from')}>
        {(control) => (
          <TextInput
            {...control}
            dense
            type="date"
            value={filter.from}
            max={filter.to || undefined}
            onChange={(event) => set({ from: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('history.to')}>
        {(control) => (
          <TextInput
            {...control}
            dense
            type="date"
            value={filter.to}
            min={filter.from || undefined}
            onChange={(event) => set({ to: event.target.value })}
          />
        )}
      </Field>
      <Button size="sm" className={styles.clear} aria-disabled={!isFiltered} onClick={clear}>
        {t('history.clear')}
      </Button>
      {error && !data && (
        <ErrorNotice
          error={error}
          title={t('history.actorsNotLoaded')}
          className={styles.failure}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
    </form>
  )
}
