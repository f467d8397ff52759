import { ApolloLink } from '@apollo/client'
import { mergeMap, type Observable, of, tap } from 'rxjs'

/** How often a query is sent at most, so that a page that changes something all the time is answered too. */
const maxReads = 3

/**
 * Sends a query again if a change was answered while the query was under way. The server may have read the query's
 * answer before the change, and the late answer would replace the newer state in the cache.
 */
export function readAgainLink(): ApolloLink {
  let changes = 0
  const countChange = () => {
    changes += 1
  }
  return new ApolloLink((operation, forward) => {
    if (operation.operationType === 'mutation')
      return forward(operation).pipe(tap({ next: countChange, error: countChange }))
    const read = (left: number): Observable<ApolloLink.Result> => {
      const before = changes
      return forward(operation).pipe(
        mergeMap((result) => (changes === before || left === 0 ? of(result) : read(left - 1))),
      )
    }
    return read(maxReads - 1)
  })
}
