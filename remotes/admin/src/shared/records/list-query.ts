import { useCallback, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { isRecordId } from './record-id'
import type { ListSort, SectionFilters, TranslationState } from './record-section'
import type { SectionUrls } from './section-urls'

/** How a list is sorted, as the address has it. */
export const listOrders = ['order', 'name', '-name', '-updated', 'updated'] as const
export type ListOrder = (typeof listOrders)[number]

/** By what translations a list is filtered, as the address has it. */
export const translationFilters = ['', 'missing', 'outdated'] as const
export type TranslationFilter = (typeof translationFilters)[number]

/** The filter and order of a list, as in the URL. */
export interface ListQueryState {
  readonly search: string
  /** the id of the type by which it is filtered; empty for all */
  readonly typeId: string
  /** how the translations stand by which it is filtered; empty for all */
  readonly translation: TranslationFilter
  readonly order: ListOrder
}

const names = { search: 'q', typeId: 'type', translation: 'translation', order: 'sort' } as const

const isOrder = (text: string | null): text is ListOrder => listOrders.some((order) => order === text)

export function listFilters({ search, typeId, translation, order }: ListQueryState): SectionFilters {
  const field = order.replace('-', '').toUpperCase() as ListSort
  return {
    ...(search.trim() !== '' && { search: search.trim() }),
    ...(typeId !== '' && { typeIds: [typeId] }),
    ...(translation !== '' && { translation: translation.toUpperCase() as TranslationState }),
    ...(order !== 'order' && { sort: field, direction: order.startsWith('-') ? 'DESCENDING' : 'ASCENDING' }),
  }
}

export interface ListQueryOfAddress extends ListQueryState {
  /** `isStep` makes a step in the history, which Back undoes */
  readonly change: (changes: Partial<ListQueryState>, options?: { readonly isStep?: boolean }) => void
}

/** The filter and order of the list, kept in the URL so that links, Back and Forward restore it. */
export function useListQuery(): ListQueryOfAddress {
  const [params, setParams] = useSearchParams()
  const sort = params.get(names.order)
  const typeId = params.get(names.typeId) ?? ''
  const change = useCallback<ListQueryOfAddress['change']>(
    (changes, { isStep = false } = {}) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before)
          for (const [key, name] of Object.entries(names)) {
            const value = changes[key as keyof ListQueryState]
            if (value === undefined) continue
            if (value === '' || value === 'order') after.delete(name)
            else after.set(name, value)
          }
          return after
        },
        { replace: !isStep },
      ),
    [setParams],
  )
  return {
    search: params.get(names.search) ?? '',
    typeId: isRecordId(typeId) ? typeId : '',
    translation: translationFilters.find((filter) => filter === params.get(names.translation)) ?? '',
    order: isOrder(sort) ? sort : 'order',
    change,
  }
}

/** The addresses of a section that keep what its list shows. */
export function useUrlsWithQuery(urls: SectionUrls): SectionUrls {
  const { search } = useLocation()
  return useMemo(() => {
    const params = new URLSearchParams(search)
    for (const name of [...params.keys()]) if (!Object.values(names).some((kept) => kept === name)) params.delete(name)
    const query = params.size > 0 ? `?${params}` : ''
    return {
      list: `${urls.list}${query}`,
      create: `${urls.create}${query}`,
      record: (id) => `${urls.record(id)}${query}`,
    }
  }, [urls, search])
}
