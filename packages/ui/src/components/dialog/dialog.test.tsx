import { describe, expect, it, jest } from '@jest/globals'
import { createStore, useStore } from '@sanguine/ui/platform'
import { renderWithProviders } from '@sanguine/ui/testing'
import { render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { Button } from '../button/button'
import { Dialog } from './dialog'

const pressEscape = () =>
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))

const dialog = (name: string) => screen.queryByRole('dialog', { name })

/** The titles of the dialogs that are open. */
const titles = createStore<readonly string[]>([])
const open = (title: string): void => titles.set([...titles.get(), title])
const close = (title: string): void => titles.set(titles.get().filter((one) => one !== title))

function Page() {
  const shown = useStore(titles)
  return ['Result', 'Moment'].map((title) => (
    <Dialog key={title} open={shown.includes(title)} onClose={() => close(title)} title={title} />
  ))
}

/** Opens a dialog and presses Escape once it is in the page, before any later task of the page has run. */
function openAndPress(title: string): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (dialog(title) === null) return
      observer.disconnect()
      pressEscape()
      resolve()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    setTimeout(() => open(title))
  })
}

describe('Escape, as soon as a dialog is in the page', () => {
  it('closes it', async () => {
    render(<Page />)
    await openAndPress('Result')
    await waitFor(() => expect(dialog('Result')).toBeNull())
  })

  it('closes it, and not the one below', async () => {
    render(<Page />)
    setTimeout(() => open('Result'))
    await screen.findByRole('dialog', { name: 'Result' })
    await openAndPress('Moment')
    await waitFor(() => expect(dialog('Moment')).toBeNull())
    expect(await screen.findByRole('dialog', { name: 'Result' })).toBeVisible()
    pressEscape()
    await waitFor(() => expect(dialog('Result')).toBeNull())
  })
})

function Amount({ onSave }: { readonly onSave: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Change</Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Amount">
        <form
          onSubmit={(event) => {
            event.preventDefault()
            onSave()
          }}
        >
          <input aria-label="Pieces" />
          <textarea aria-label="Reason" />
        </form>
      </Dialog>
    </>
  )
}

describe('an Enter key that is held down', () => {
  it('opens a dialog without sending its form, which another press sends', async () => {
    const onSave = jest.fn()
    const { user } = await renderWithProviders(<Amount onSave={onSave} />)
    screen.getByRole('button', { name: 'Change' }).focus()
    await user.keyboard('{Enter>3/}')
    expect(screen.getByLabelText('Pieces')).toHaveFocus()
    expect(onSave).not.toHaveBeenCalled()
    await user.keyboard('{Enter}')
    expect(onSave).toHaveBeenCalledTimes(1)
  })

  it('adds lines to a text in a dialog', async () => {
    const { user } = await renderWithProviders(<Amount onSave={jest.fn()} />)
    await user.click(screen.getByRole('button', { name: 'Change' }))
    await user.type(await screen.findByLabelText('Reason'), '{Enter>3/}')
    expect(screen.getByLabelText('Reason')).toHaveValue('\n\n\n')
  })
})
