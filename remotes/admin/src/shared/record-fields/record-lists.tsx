import { anyKind, apiFieldsOf, type FieldShape, type KindName } from '@sanguine/content'
import { createContext, type ReactNode, useContext } from 'react'
import type { RecordRow } from '../records/record-section'
import { type RowOfKind, recordListOf } from '../records/use-record-lookup'
import { type Loaded, useRecordList } from '../records/use-records'
import { allLoaded, WhenLoaded } from '../records/when-loaded'

type RowsByKind = Readonly<Partial<Record<KindName, readonly RecordRow[]>>>
type LoadedByKind = Readonly<Record<string, Loaded<readonly RecordRow[]>>>

const RowsContext = createContext<RowsByKind>({})

/** Whether there can be so many records of a kind that they are searched on the server: its lists have a filter. */
export const isLargeKind = (kind: KindName): boolean => recordListOf(kind).filter !== null

/** The kinds of record that a field refers to, also in its entries. */
function referencedKinds(shape: FieldShape): readonly KindName[] {
  switch (shape.type) {
    case 'reference':
    case 'key':
      return [shape.to]
    case 'list':
      return referencedKinds(shape.of.shape)
    case 'object':
      return apiFieldsOf(shape.fields, shape.typeName).flatMap((field) => referencedKinds(field.shape))
    default:
      return []
  }
}

/** The kinds from whose lists the form of a kind offers choices. */
const choiceKinds = (kind: KindName): readonly KindName[] => {
  const referenced = apiFieldsOf(anyKind(kind).fields).flatMap(({ shape }) => referencedKinds(shape))
  return [...new Set(referenced)].filter((to) => !isLargeKind(to))
}

interface ListsProps {
  /** the kinds whose lists are not loading yet */
  readonly kinds: readonly KindName[]
  readonly loaded: LoadedByKind
  readonly children: ReactNode
}

/** Loads the lists of the kinds, each in a component of its own, all at once. */
function Lists({ kinds, loaded, children }: ListsProps) {
  const [kind, ...others] = kinds
  if (kind === undefined)
    return (
      <WhenLoaded loaded={allLoaded<Record<string, readonly RecordRow[]>>(loaded)}>
        {(rows) => <RowsContext value={rows}>{children}</RowsContext>}
      </WhenLoaded>
    )
  return (
    <ListOf kind={kind} kinds={others} loaded={loaded}>
      {children}
    </ListOf>
  )
}

function ListOf({ kind, kinds, loaded, children }: ListsProps & { readonly kind: KindName }) {
  const list = useRecordList(recordListOf(kind).list)
  return (
    <Lists kinds={kinds} loaded={{ ...loaded, [kind]: list }}>
      {children}
    </Lists>
  )
}

const noLists: LoadedByKind = {}

/** Loads the lists from which a kind's form offers choices, before it shows the form. */
export const ChoiceLists = ({ kind, children }: { readonly kind: KindName; readonly children: ReactNode }) => (
  <Lists kinds={choiceKinds(kind)} loaded={noLists}>
    {children}
  </Lists>
)

/** Finds the records that a form offers as choices. Throws for a kind to which no field of the form refers. */
export function useChoiceLists(): <Name extends KindName>(kind: Name) => readonly RowOfKind<Name>[] {
  const rows = useContext(RowsContext)
  return <Name extends KindName>(kind: Name) => {
    const found = rows[kind]
    if (!found) throw new Error(`The form has not loaded the list of the kind ${kind}.`)
    // The list of a kind has the rows that `records.json` declares for it.
    return found as readonly RowOfKind<Name>[]
  }
}
