import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { readFightProof } from '@sanguine/rules'
import { setLanguage, sha256Hex } from '@sanguine/ui'
import { findAccessibilityViolations, renderWithProviders } from '@sanguine/ui/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { remote } from '../../app'
import proof from '../../testing/a-fight-proof.json'
import de from './de.json'
import en from './en.json'

const { App } = remote

const open = (at: string, fields: Readonly<Record<string, unknown>> = {}) =>
  renderWithProviders(<App onLogin={jest.fn()} />, { at, fields })

const aSharedFight = (document: object = proof) => ({
  startedAt: '2025-05-20T20:00:00.000Z',
  result: 'WIN',
  enemy: { id: 'enemy', name: 'Grave Rat', image: null },
  huntingGround: { id: 'ground', name: 'Moor' },
  proof: { status: 'REVEALED', seedHash: proof.seedHash, document: JSON.stringify(document) },
})

const numbers = () => screen.findByLabelText('The numbers of a fight')
const check = async (text: string) => {
  // typing thousands of characters one by one takes seconds
  fireEvent.change(await numbers(), { target: { value: text } })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Check these numbers' })))
}
const steps = async () => {
  const section = within(await screen.findByRole('region', { name: 'What was checked' }))
  return section.getAllByRole('listitem')
}

afterEach(() => act(async () => setLanguage('en')))

describe('the page about fair play', () => {
  it('has the same texts in both languages', () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort())
  })

  it('explains how random numbers are drawn, and links to the scripts and the drop rates', async () => {
    const { container } = await open('/fair')
    expect(await screen.findByRole('heading', { level: 1, name: 'Fair play' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'The site commits itself' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Script for Node 20' })).toHaveAttribute(
      'href',
      '/remotes/visitor/verify-fight.mjs',
    )
    expect(screen.getByRole('link', { name: 'Script for Python 3.8' })).toHaveAttribute(
      'href',
      '/remotes/visitor/verify_fight.py',
    )
    expect(screen.getByRole('link', { name: 'Declared and observed drop chances' })).toHaveAttribute('href', '/rates')
    expect(await findAccessibilityViolations(container)).toEqual([])
  })

  it('is in German too', async () => {
    await open('/fair')
    await act(async () => setLanguage('de'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Ehrliches Spiel' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Die Seite legt sich fest' })).toBeVisible()
  })
})

describe('the numbers of a pasted proof', () => {
  it('that are correct are verified in every step', async () => {
    const { container } = await open('/fair')
    await check(JSON.stringify(proof))
    expect(await screen.findByText('Verified: every number follows from the seed')).toBeVisible()
    const found = await steps()
    expect(found).toHaveLength(8)
    for (const step of found) expect(step).toHaveTextContent('matches')
    expect(await findAccessibilityViolations(container)).toEqual([])
  })

  it('with a changed one are refused, which is shown with the computed one', async () => {
    await open('/fair')
    const [start, first, ...rest] = proof.rounds
    const rounds = [start, { ...first, defenderHealth: 98_765 }, ...rest]
    await check(JSON.stringify({ ...proof, rounds }))
    expect(await screen.findByText('One number does not match')).toBeVisible()
    const mismatch = within(screen.getByRole('list', { name: 'What does not match: Every round and the result' }))
    expect(mismatch.getByText('rounds.1.defenderHealth')).toBeVisible()
    expect(mismatch.getByText('98765')).toBeVisible()
    expect(mismatch.getByText(String(first?.defenderHealth))).toBeVisible()
  })

  it.each([
    ['', 'Please paste the numbers of a fight first.'],
    ['{', 'This text is not JSON. Please paste all of it, from the first brace to the last.'],
    ['7', 'This JSON is not the numbers of a fight.'],
    [JSON.stringify({ ...proof, number: 'x' }), 'The value of “number” is missing, unknown or cannot be right.'],
  ])('such as %j are refused with a sentence', async (text, sentence) => {
    await open('/fair')
    await check(text)
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
    expect(await numbers()).toHaveAttribute('aria-invalid', 'true')
  })
})

describe('a fight by its link', () => {
  it('is verified at once, and its numbers can be changed', async () => {
    const { user, gateway, container } = await open('/fair/abc', { sharedFight: aSharedFight() })
    expect(await screen.findByText('Verified: every number follows from the seed')).toBeVisible()
    expect(screen.getByText(`${proof.attacker.name} beat Grave Rat`)).toBeVisible()
    expect(gateway.variablesOf('VisitorSharedFight')).toEqual([{ token: 'abc' }])
    expect(screen.getByRole('link', { name: 'Watch it round by round' })).toHaveAttribute('href', '/fight/abc')
    expect(await findAccessibilityViolations(container)).toEqual([])
    await user.click(screen.getByText('Show the numbers and change them'))
    await check(JSON.stringify({ ...proof, combatSeed: '0'.repeat(64) }))
    expect(await screen.findByText(/numbers do not match/)).toBeVisible()
  })

  it('whose seed is still in use shows the hash of the seed, and when it is revealed', async () => {
    const hidden = { ...proof, serverSeed: null }
    const result = readFightProof(JSON.stringify(hidden))
    const digest = await sha256Hex(result.ok ? result.read.text : '')
    await open('/fair/abc', { sharedFight: aSharedFight({ ...hidden, digest }) })
    expect(await screen.findByText('Everything that can be checked is right')).toBeVisible()
    expect(screen.getByText(/It is revealed when its hunter takes the next seed/)).toBeVisible()
    expect(screen.getByText(proof.seedHash)).toBeVisible()
    const [, seedHash, combatSeed, creature] = await steps()
    for (const step of [seedHash, combatSeed]) expect(step).toHaveTextContent('not revealed yet')
    expect(creature).toHaveTextContent('matches')
  })

  it('that is not shared shows a message', async () => {
    await open('/fair/abc', { sharedFight: null })
    expect(await screen.findByText('This link leads to no shared fight')).toBeVisible()
    expect(await numbers()).toBeVisible()
  })

  it('is loaded again after an error', async () => {
    let calls = 0
    const { user } = await open('/fair/abc', {
      sharedFight: () => {
        calls += 1
        if (calls === 1) throw new Error('The database is away.')
        return aSharedFight()
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Verified: every number follows from the seed')).toBeVisible()
  })
})
