import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { setLanguage } from './language'
import { defineMessages, type Messages, translate, useMessages } from './messages'

function Page({ messages, count }: { readonly messages: Messages<'bait' | 'story'>; readonly count: number }) {
  const t = useMessages(messages)
  return (
    <p>
      {t('bait', { n: count })}. {t.rich('story', { b: (text) => <strong>{text}</strong> })}
    </p>
  )
}

const words = () => {
  let german: (value: { default: { bait: string; story: string } }) => void = () => undefined
  const messages = defineMessages(
    { bait: '{n, plural, one {# bait} other {# baits}}', story: 'Go to <b>bed</b>' },
    { de: () => new Promise<{ default: { bait: string; story: string } }>((resolve) => (german = resolve)) },
  )
  return { messages, arrive: () => german({ default: { bait: '{n} Köder', story: 'Geh ins <b>Bett</b>' } }) }
}

afterEach(() => act(() => setLanguage('en')))

describe('texts', () => {
  it('are shown in English at once, with markup if the message has tags', () => {
    const { messages, arrive } = words()
    void messages.catalogue('de')
    arrive()
    render(<Page messages={messages} count={2} />)
    expect(screen.getByText(/2 baits/)).toHaveTextContent('2 baits. Go to bed')
    expect(screen.getByText('bed').tagName).toBe('STRONG')
  })

  it('change only when the other language has loaded, so that no page is half translated', async () => {
    const { messages, arrive } = words()
    render(
      <Suspense fallback="…">
        <Page messages={messages} count={3} />
      </Suspense>,
    )
    let isDone = false
    const switching = setLanguage('de').then(() => {
      isDone = true
    })
    await act(async () => undefined)
    expect(isDone).toBe(false)
    expect(screen.getByText(/3 baits/)).toBeVisible()
    await act(async () => {
      arrive()
      await switching
    })
    expect(screen.getByText(/3 Köder/)).toBeVisible()
    expect(document.documentElement.lang).toBe('de')
    expect(translate(messages, 'bait', { n: 1 })).toBe('1 Köder')
  })

  it('stay English if the other language does not load', async () => {
    let asked = 0
    const messages = defineMessages(
      { bait: '{n} baits', story: 'Story' },
      {
        de: () => {
          asked += 1
          return Promise.reject(new Error('offline'))
        },
      },
    )
    await act(() => setLanguage('de'))
    await act(async () => render(<Page messages={messages} count={4} />))
    expect(screen.getByText(/4 baits/)).toBeVisible()
    expect(asked).toBe(1)
    await act(() => setLanguage('de'))
    expect(asked).toBe(2)
  })

  it('that load late are shown when they arrive', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] })
    const german = { default: { bait: '{n} Köder', story: 'Geschichte' } }
    const fetchGerman = jest
      .fn<() => Promise<typeof german>>()
      .mockRejectedValueOnce(new Error('Loading chunk 477 failed.'))
      .mockRejectedValueOnce(new Error('Loading chunk 477 failed.'))
      .mockResolvedValue(german)
    const messages = defineMessages({ bait: '{n} baits', story: 'Story' }, { de: fetchGerman })
    await act(() => setLanguage('de'))
    await act(async () => render(<Page messages={messages} count={4} />))
    expect(screen.getByText(/4 baits/)).toBeVisible()
    await act(() => jest.advanceTimersByTimeAsync(2_000))
    expect(screen.getByText(/4 baits/)).toBeVisible()
    await act(() => jest.advanceTimersByTimeAsync(4_000))
    expect(screen.getByText(/4 Köder/)).toBeVisible()
    await act(() => jest.advanceTimersByTimeAsync(120_000))
    expect(fetchGerman).toHaveBeenCalledTimes(3)
    jest.useRealTimers()
  })
})
