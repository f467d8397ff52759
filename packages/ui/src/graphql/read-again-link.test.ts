import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client'
import { describe, expect, it } from '@jest/globals'
import { Subject } from 'rxjs'
import { readAgainLink } from './read-again-link'

const readGold = gql`
  query Gold {
    gold
  }
`
const earn = gql`
  mutation Earn {
    earn
  }
`

/** A client whose calls are answered by hand. */
function aClient() {
  const calls: { name: string | undefined; answer: Subject<ApolloLink.Result> }[] = []
  const server = new ApolloLink(({ operationName }) => {
    const answer = new Subject<ApolloLink.Result>()
    calls.push({ name: operationName, answer })
    return answer
  })
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.from([readAgainLink(), server]) })
  const answer = (index: number, data: Record<string, unknown>) => {
    calls[index]?.answer.next({ data })
    calls[index]?.answer.complete()
  }
  return {
    names: () => calls.map(({ name }) => name),
    answer,
    fail: (index: number) => calls[index]?.answer.error(new TypeError('Failed to fetch')),
    read: () => client.query({ query: readGold, fetchPolicy: 'network-only' }).then(({ data }) => data),
    earn: () => client.mutate({ mutation: earn }).catch(() => null),
  }
}

describe('a query', () => {
  it('is sent again if a change was answered before it', async () => {
    const { names, answer, read, earn: change } = aClient()
    const reading = read()
    const changing = change()
    answer(1, { earn: 5 })
    await changing
    answer(0, { gold: 0 })
    expect(names()).toEqual(['Gold', 'Earn', 'Gold'])
    answer(2, { gold: 5 })
    expect(await reading).toEqual({ gold: 5 })
  })

  it('is sent again if the answer of a change was lost, since the change may have been made', async () => {
    const { names, answer, fail, read, earn: change } = aClient()
    const reading = read()
    const changing = change()
    fail(1)
    await changing
    answer(0, { gold: 0 })
    answer(2, { gold: 5 })
    expect(await reading).toEqual({ gold: 5 })
    expect(names()).toEqual(['Gold', 'Earn', 'Gold'])
  })

  it('is sent once if a change is answered after it, whose answer is the newer one', async () => {
    const { names, answer, read, earn: change } = aClient()
    const reading = read()
    const changing = change()
    answer(0, { gold: 0 })
    expect(await reading).toEqual({ gold: 0 })
    answer(1, { earn: 5 })
    await changing
    expect(names()).toEqual(['Gold', 'Earn'])
  })

  it('is answered even if changes go on', async () => {
    const { names, answer, read, earn: change } = aClient()
    const reading = read()
    for (let index = 0; index < 3; index += 1) {
      const changing = change()
      answer(names().length - 1, { earn: 1 })
      await changing
      answer(names().lastIndexOf('Gold'), { gold: index })
    }
    expect(await reading).toEqual({ gold: 2 })
    expect(names().filter((name) => name === 'Gold')).toHaveLength(3)
  })
})
