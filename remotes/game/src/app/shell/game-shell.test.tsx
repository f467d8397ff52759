import { afterEach, expect, it } from '@jest/globals'
import { findAccessibilityViolations, logOut } from '@sanguine/ui/testing'
import { screen } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { aPlayer } from '../../testing/builders'
import { openGame } from '../../testing/open-game'

afterEach(() => logOut())

it('a game that does not load shows an error under a heading, and Retry loads it', async () => {
  const tooLong = new GraphQLError('This took too long. Please try again.', { extensions: { code: 'UNAVAILABLE' } })
  const { user, gateway } = await openGame('/nowhere', {
    me: () => {
      throw tooLong
    },
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'This page did not load.' })).toBeInTheDocument()
  expect(await findAccessibilityViolations()).toEqual([])
  gateway.setResponses({ fields: { me: aPlayer() } })
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('complementary', { name: 'Your hunter' })).toBeVisible()
})
