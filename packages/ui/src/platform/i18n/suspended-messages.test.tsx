import '@testing-library/jest-dom/jest-globals'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { Suspense, startTransition, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { setLanguage } from './language'
import { defineMessages, type Messages, useMessages } from './messages'

// React replays a component that waited only when it works in its own time, as on a page, and not in that of `act`.
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }

function Bait({ messages, onDraw }: { readonly messages: Messages<'bait'>; readonly onDraw: () => void }) {
  onDraw()
  const t = useMessages(messages)
  const [count] = useState(5)
  return <p>{t('bait', { n: count })}</p>
}

beforeEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = false
})

afterEach(async () => {
  environment.IS_REACT_ACT_ENVIRONMENT = true
  await act(() => setLanguage('en'))
})

it('texts that arrive while a component is suspended keep the order of its other hooks', async () => {
  await setLanguage('de')
  let arrive = (): void => undefined
  const german = new Promise<{ default: { bait: string } }>((resolve) => {
    arrive = () => resolve({ default: { bait: '{n} Köder' } })
  })
  const messages = defineMessages({ bait: '{n} baits' }, { de: () => german })
  const failures: unknown[] = []
  const root = createRoot(document.body.appendChild(document.createElement('div')), {
    onRecoverableError: (error) => failures.push(error),
  })
  startTransition(() =>
    root.render(
      <Suspense fallback="…">
        <Bait messages={messages} onDraw={() => queueMicrotask(arrive)} />
      </Suspense>,
    ),
  )
  expect(await screen.findByText('5 Köder')).toBeVisible()
  expect(failures).toEqual([])
  root.unmount()
})
