import { expect, it } from '@jest/globals'
import { renderWithProviders } from '@sanguine/ui/testing'
import { screen } from '@testing-library/react'
import { aStat } from '../../testing/builders'
import { StatChangeMark } from './stat-change'

it.each(['keyboard', 'touch'])('shows by %s what a stat is compared with', async (way) => {
  const change = { stat: aStat().stat, amount: 5, percent: 0, isBetter: true, isLost: false }
  const { user } = await renderWithProviders(<StatChangeMark change={change} wornName="Knife" isArrowOnly />)
  const mark = screen.getByRole('button', { name: /against Knife: better/ })
  if (way === 'keyboard') await user.tab()
  else await user.pointer([{ keys: '[TouchA]', target: mark }])
  expect(await screen.findByRole('tooltip')).toHaveTextContent(/against Knife: better/)
})
