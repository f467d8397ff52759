import { describe, expect, test } from '@jest/globals'
import { testSettings } from '@sanguine/kernel/testing'
import { composeMail, type MailContent } from './compose-mail'

const content: MailContent = {
  subject: 'A <subject>',
  heading: 'A heading',
  name: 'Jörg & <Mina>',
  blocks: [
    { paragraph: 'A paragraph that is longer than a line of a mail may be, so that it is broken into several.' },
    { value: '<b>' },
    { button: 'Press "here"', link: 'https://sanguine.example/x?a=1&b="2"' },
    { rows: [['Price', '$3.00']] },
  ],
}
const settings = testSettings({
  publicUrl: 'https://sanguine.example',
  operator: { name: 'Carfax Ltd.', address: 'Purfleet, Essex', email: 'help@sanguine.example' },
})

describe('a mail', () => {
  const { html, text } = composeMail(settings, 'en', content)

  test('escapes names and texts in its HTML', () => {
    expect(html).toContain('Jörg &#38; &#60;Mina&#62;')
    expect(html).toContain('<title>A &#60;subject&#62;</title>')
    expect(html).toContain('href="https://sanguine.example/x?a=1&#38;b=&#34;2&#34;"')
    for (const markup of ['<Mina>', '<b>', '<subject>']) expect(html).not.toContain(markup)
  })

  test('loads no file and runs no script', () => {
    expect(html).not.toMatch(/<img|<script|<link|<iframe|url\(|@import|src=/i)
  })

  test('has inline styles for each element, and colours for dark mode', () => {
    const elements = [...html.matchAll(/<(h1|p|a|hr|th|table)\b[^>]*>/g)].map(([element]) => element)
    expect(elements.filter((element) => !element.includes('style="'))).toEqual([])
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html).toContain('prefers-color-scheme:dark')
  })

  test('has the same content as text, with the link and the value on separate lines', () => {
    const lines = text.split('\n')
    expect(lines[0]).toBe('A heading')
    expect(lines).toContain('https://sanguine.example/x?a=1&b="2"')
    expect(lines).toContain('<b>')
    expect(lines).toContain('Price: $3.00')
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(76)
  })

  test('has only the address of its link in its text', () => {
    expect(text.match(/https?:\/\/\S+/g)).toEqual(['https://sanguine.example/x?a=1&b="2"'])
  })

  test('names the operator in its footer, as far as configured', () => {
    for (const form of [html, text])
      expect(form.replace(/\s+/g, ' ')).toContain('Operator: Carfax Ltd., Purfleet, Essex, help@sanguine.example')
    expect(composeMail(testSettings(), 'en', content).text).not.toContain('Operator')
  })

  test('has its greeting, hint and closing in its language', () => {
    const german = composeMail(settings, 'de', content)
    expect(german.html).toContain('<html lang="de">')
    expect(german.text).toContain('Hallo Jörg & <Mina>,')
    expect(german.text).toContain('Betreiber: Carfax')
    expect(german.html).toContain('Falls die Schaltfläche nicht funktioniert')
  })
})
