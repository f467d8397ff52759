import {
  ErrorBoundary,
  ListAndEditor,
  type ListedRecord,
  PageTitle,
  RecordList,
  SelectHint,
  useMessages,
} from '@sanguine/ui'
import { useEffect, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Navigate, Route, Routes, useLocation, useParams } from 'react-router'
import { type AdminMessage, adminMessages } from '../i18n/messages'
import { ExistingRecord } from './existing-record'
import { NewRecord } from './new-record'
import type { RecordSection, StampedRecord } from './section'

export interface SectionPageProps<Full extends StampedRecord, Values extends FieldValues, Input> {
  readonly section: RecordSection<Full, Values, Input>
  /** of the list */
  readonly title: AdminMessage
  /** undefined while they load */
  readonly records: readonly ListedRecord[] | undefined
  readonly error: unknown
  readonly onRetry: () => void
  /** width through height of the list's pictures; default 1 */
  readonly ratio?: number | undefined
}

function RecordAtAddress<Full extends StampedRecord, Values extends FieldValues, Input>({
  section,
}: Pick<SectionPageProps<Full, Values, Input>, 'section'>) {
  const { id = '' } = useParams()
  return <ExistingRecord key={id} section={section} id={id} />
}

/** What is open, from the address: a record's id, `new`, or nothing. */
function useOpenRecord(listHref: string): string | undefined {
  const { pathname } = useLocation()
  const rest = pathname.startsWith(`${listHref}/`) ? pathname.slice(listHref.length + 1) : ''
  return decodeURIComponent(rest.split('/')[0] ?? '') || undefined
}

/** Gives the focus back to the list when a record was closed, to its row if it is still there. */
function useReturnOfFocus(openId: string | undefined) {
  const place = useRef<HTMLDivElement>(null)
  const lastId = useRef(openId)
  useEffect(() => {
    const closed = lastId.current
    lastId.current = openId
    if (openId !== undefined || closed === undefined) return
    const row = place.current?.querySelector<HTMLElement>(`a[href$="/${CSS.escape(closed)}"]`)
    const target = row ?? place.current?.querySelector<HTMLElement>('h1')
    target?.focus()
  }, [openId])
  return place
}

/** A section: its list beside the record the address names. */
export function SectionPage<Full extends StampedRecord, Values extends FieldValues, Input>({
  section,
  title,
  records,
  error,
  onRetry,
  ratio,
}: SectionPageProps<Full, Values, Input>) {
  const { kind, urls } = section
  const t = useMessages(adminMessages)
  const openId = useOpenRecord(urls.list)
  const place = useReturnOfFocus(openId)
  return (
    <div ref={place}>
      <ListAndEditor
        isOpen={openId !== undefined}
        list={
          <RecordList
            title={t(title)}
            records={records}
            selectedId={openId}
            hrefFor={urls.record}
            createHref={urls.create}
            error={error}
            onRetry={onRetry}
            ratio={ratio}
          />
        }
      >
        <ErrorBoundary key={openId ?? ''}>
          <Routes>
            <Route
              index
              element={
                <>
                  <PageTitle>{t(title)}</PageTitle>
                  <SelectHint kind={kind} />
                </>
              }
            />
            <Route path="new" element={<NewRecord section={section} />} />
            <Route path=":id" element={<RecordAtAddress section={section} />} />
            <Route path="*" element={<Navigate to={urls.list} replace />} />
          </Routes>
        </ErrorBoundary>
      </ListAndEditor>
    </div>
  )
}
