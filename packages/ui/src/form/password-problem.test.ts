import { describe, expect, it } from '@jest/globals'
import { passwordProblem } from './password-problem'

const tooShort = 'A password has at least 8 characters.'
const guessable =
  'This is a common password or your own name, or little more. Please choose another, such as several words.'

describe('a new password', () => {
  it.each(['', 'short', '1234567', '🦇🦇🦇🦇🦇🦇🦇'])('"%s" is too short', async (password) => {
    expect(await passwordProblem(password)).toBe(tooShort)
  })

  it.each([
    ['one that everybody has', 'password'],
    ['a number that everybody has', '12345678'],
    ['keys side by side', 'qwertyuiop'],
    ['a common one with a year', 'Sunshine1987'],
    ['a common one with a sign', 'Password!'],
    ['a common one with signs for letters', 'P4ssw0rd'],
    ['both', 'P@ssw0rd2026!'],
    ['a word of the site with a number', 'Nosferatu2031'],
    ['a word of the site with signs for letters', 'Dr4cul4!!'],
    ['a few characters again and again', 'xyzxyzxyz'],
    ['one character again and again', '........'],
    ['the name', 'Wilhelmina'],
    ['the name with a number', 'wilhelmina99'],
    ['the address', 'w.harker@example.org'],
    ['what is before the @ of the address', 'W.Harker1'],
  ])('that is %s, as %s, is refused with that reason', async (_what, password) => {
    expect(await passwordProblem(password, 'Wilhelmina', 'w.harker@example.org')).toBe(guessable)
  })

  it.each([
    'midnight of the hunt',
    'dawn of the hunt',
    'purple-elephant-99',
    'xK4#vv9q',
    'Whitby has 199 steps',
    'sunshine over whitby',
  ])('"%s" is accepted', async (password) => {
    expect(await passwordProblem(password, 'Wilhelmina', 'w.harker@example.org')).toBeNull()
  })
})
