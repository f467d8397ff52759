import { expect, it } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { aFighter } from '../../testing/builders'
import { Fighter } from './fighter'
import styles from './fighter.module.css'

const fighter = (health: number) => <Fighter fighter={aFighter({ health, image: null })} kind="undead" />

it('shakes the image on a hit without remounting it, so that its animation continues', () => {
  const { container, rerender } = render(fighter(20))
  expect(screen.getByRole('heading', { name: 'Grave Rat' })).toBeVisible()
  const plate = container.querySelector('div > div > div') as HTMLElement
  const isNudged = () => plate.classList.contains(styles.hit ?? '')
  expect(isNudged()).toBe(false)
  rerender(fighter(11))
  expect(plate).toBeInTheDocument()
  expect(isNudged()).toBe(true)
  fireEvent.animationEnd(plate)
  expect(isNudged()).toBe(false)
  rerender(fighter(15))
  expect(isNudged()).toBe(false)
})
