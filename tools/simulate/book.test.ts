import { describe, expect, it } from '@jest/globals'
import { packRelease } from '@sanguine/content/testing'
import { newPlayer } from '@sanguine/rules'
import { Book } from './book'

const { state, ledger } = newPlayer(packRelease())
const book = new Book()
book.add(ledger)

describe('the book of a player', () => {
  it('explains what the ledger says', () => expect(book.unexplained(state)).toEqual([]))

  it('finds what is there too much, too little and not at all', () => {
    const [first = ''] = Object.keys(state.inventory)
    const odd = { ...state, currencies: { vgc: 1, diamonds: 2 }, inventory: { ...state.inventory, [first]: 0 } }
    expect(book.unexplained(odd)).toEqual(['currency:vgc', 'currency:diamonds', `item:${first}`])
  })
})
