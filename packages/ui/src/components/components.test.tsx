import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { toast, toasts } from '../platform/toasts/toasts'
import { findAccessibilityViolations, logInAs, logOut, renderWithProviders } from '../testing'
import { Button, ButtonLink, IconButton } from './button/button'
import { Chips } from './chips/chips'
import { CountdownButton } from './countdown/countdown-button'
import { hoursMinutesSeconds, minutesSeconds } from './countdown/duration'
import { ConfirmDialog, Dialog } from './dialog/dialog'
import { CostList } from './item/cost-list'
import { ItemCard } from './item/item-card'
import { Moon } from './moon/moon'
import { ErrorBoundary } from './notice/error-boundary'
import { ProgressBar } from './progress-bar/progress-bar'
import { Slot } from './slot/slot'
import { Tabs } from './tabs/tabs'

const rarity = { name: 'Rare', shortName: 'rare', colorHex: '#e3b662' }

afterEach(() => {
  jest.useRealTimers()
})

describe('a button', () => {
  it('ignores a second click while its action runs, and keeps the focus', async () => {
    const onClick = jest.fn()
    const { user } = await renderWithProviders(
      <Button busy onClick={onClick}>
        BUY
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'BUY' })
    await user.click(button)
    expect(onClick).not.toHaveBeenCalled()
    expect(button).toHaveFocus()
    expect(button).toHaveAttribute('aria-busy', 'true')
  })

  it('is pressed once by an Enter key that is held down', async () => {
    const onClick = jest.fn()
    const { user } = await renderWithProviders(
      <>
        <Button onClick={onClick}>BUY</Button>
        <IconButton icon="✕" label="Close" onClick={onClick} />
      </>,
    )
    for (const name of ['BUY', 'Close']) {
      screen.getByRole('button', { name }).focus()
      await user.keyboard('{Enter>3/}')
    }
    expect(onClick).toHaveBeenCalledTimes(2)
  })

  it('can be a link, and has a name if it shows only an icon', async () => {
    const { user, path, container } = await renderWithProviders(
      <>
        <ButtonLink to="/travel">TRAVEL</ButtonLink>
        <IconButton icon="✕" label="Close" />
      </>,
    )
    expect(screen.getByRole('button', { name: 'Close' })).toHaveAttribute('title', 'Close')
    await user.click(screen.getByRole('link', { name: 'TRAVEL' }))
    expect(path()).toBe('/travel')
    expect(await findAccessibilityViolations(container)).toEqual([])
  })
})

describe('the clock', () => {
  it('rounds a wait up, so that it never shows the end too early', () => {
    expect([600_000, 599_001, 1, 0, -5].map(minutesSeconds)).toEqual(['10:00', '10:00', '00:01', '00:00', '00:00'])
    expect(minutesSeconds(6_000_000)).toBe('100:00')
    expect(hoursMinutesSeconds(42_483_000)).toBe('11:48:03')
  })

  it('turns into a link when the wait is over, without a reload', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'requestAnimationFrame'] })
    const page = (
      <CountdownButton readyAt={Date.now() + 9000} duration={9000} to="/hunt" readyLabel="HUNT" waitLabel="Hunt in" />
    )
    const { user, path } = await renderWithProviders(page)
    expect(screen.getByRole('timer')).toHaveTextContent(/00:0\d/)
    expect(screen.queryByRole('link')).toBeNull()
    await act(() => jest.advanceTimersByTimeAsync(9000))
    jest.useRealTimers()
    await user.click(await screen.findByRole('link', { name: 'HUNT' }))
    expect(path()).toBe('/hunt')
  })

  it('names the phase of the moon to screen readers', async () => {
    await renderWithProviders(<Moon phase={0.42} labelled />)
    expect(screen.getByRole('img', { name: 'Moon, 42% full' })).toBeInTheDocument()
  })
})

describe('a bar', () => {
  it('has its value, limited to its range', async () => {
    await renderWithProviders(<ProgressBar kind="health" label="Health" value={260} max={200} />)
    const bar = screen.getByRole('progressbar', { name: 'Health' })
    expect(bar).toHaveAttribute('aria-valuenow', '200')
    expect(bar).toHaveAttribute('aria-valuemax', '200')
  })
})

describe('an item card', () => {
  it('has the name of the item, and shows rarity, stats, cost and missing requirements', async () => {
    const { container } = await renderWithProviders(
      <main>
        <h2>Shop</h2>
        <ItemCard
          item={{ name: 'Locket of Mina', image: null, flavorText: 'Still warm.', rarity }}
          stats={[{ name: 'Health', value: '+18–24' }]}
          cost={
            <CostList lines={[{ name: 'Torn veil', owned: '2', required: '5', isMet: false }]} missingLabel="missing" />
          }
          action={<Button>CRAFT</Button>}
        />
      </main>,
    )
    const card = within(screen.getByRole('article', { name: 'Locket of Mina' }))
    expect(card.getByText('Rare')).toBeVisible()
    expect(card.getByRole('term')).toHaveTextContent('Health')
    expect(card.getByRole('definition')).toHaveTextContent('+18–24')
    expect(card.getByRole('listitem')).toHaveTextContent('Torn veil2 / 5missing')
    expect(await findAccessibilityViolations(container)).toEqual([])
  })
})

describe('the flavour text of an item', () => {
  const item = {
    name: 'Locket of Mina',
    image: null,
    flavorText: 'Still warm. It was buried with her in June.',
    rarity,
  }

  afterEach(() => {
    jest.restoreAllMocks()
  })

  it('has a button that shows all of it if two lines are not enough', async () => {
    jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(60)
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(40)
    const { user, container } = await renderWithProviders(
      <main>
        <ItemCard item={item} headingLevel={2} />
      </main>,
    )
    const more = screen.getByRole('button', { name: 'Read on' })
    expect(more).toHaveAttribute('aria-expanded', 'false')
    expect(screen.getByText(item.flavorText)).toHaveClass('cut')
    await user.click(more)
    expect(screen.getByRole('button', { name: 'Read less' })).toHaveFocus()
    expect(screen.getByText(item.flavorText)).not.toHaveClass('cut')
    expect(await findAccessibilityViolations(container)).toEqual([])
  })

  it('has no button if it fits', async () => {
    await renderWithProviders(<ItemCard item={item} />)
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('a slot', () => {
  it('names the equipped item, or that it is empty, and opens', async () => {
    const onOpen = jest.fn()
    const { user } = await renderWithProviders(
      <>
        <Slot typeName="Head" type="head" item={{ name: 'Cowl', image: null }} onOpen={onOpen} />
        <Slot typeName="Weapon" type="weapon" onOpen={onOpen} />
      </>,
    )
    await user.click(screen.getByRole('button', { name: 'Head: Cowl' }))
    await user.click(screen.getByRole('button', { name: 'Weapon: empty' }))
    expect(onOpen).toHaveBeenCalledTimes(2)
  })

  it('shows its item in a tooltip on keyboard focus, until it is opened', async () => {
    const onOpen = jest.fn()
    const { user } = await renderWithProviders(
      <Slot typeName="Head" type="head" item={{ name: 'Cowl', image: null }} onOpen={onOpen} />,
    )
    await user.tab()
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Head: Cowl')
    await user.keyboard('{Enter}')
    expect(onOpen).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  })

  it('shows why it is locked on keyboard focus and on a tap', async () => {
    const { user, container } = await renderWithProviders(
      <main>
        <Slot typeName="Retainer" type="retainer" lockedReason="needs Dominate 2" onOpen={jest.fn()} />
      </main>,
    )
    const slot = screen.getByRole('button', { name: 'Retainer: locked, needs Dominate 2' })
    expect(slot).toHaveAttribute('aria-disabled', 'true')
    await user.tab()
    expect(slot).toHaveFocus()
    expect(await screen.findByRole('tooltip')).toHaveTextContent('needs Dominate 2')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await user.pointer({ keys: '[TouchA]', target: slot })
    expect(await screen.findByRole('tooltip')).toHaveTextContent('needs Dominate 2')
    expect(await findAccessibilityViolations(container)).toEqual([])
  })
})

function Choices() {
  const [tab, setTab] = useState<'accessories' | 'coffins'>('accessories')
  const [order, setOrder] = useState<'asc' | 'desc'>('asc')
  return (
    <Tabs
      label="Wares"
      tabs={[
        { key: 'accessories', title: 'Accessories' },
        { key: 'coffins', title: 'Coffins' },
      ]}
      active={tab}
      onChange={setTab}
      tools={
        <Chips
          label="Order"
          chips={[
            { key: 'asc', title: 'Low XP first' },
            { key: 'desc', title: 'High XP first' },
          ]}
          active={order}
          onChange={setOrder}
        />
      }
    >
      {tab} {order}
    </Tabs>
  )
}

describe('a row of chips', () => {
  const row = (active: 'a' | 'b') => (
    <Chips
      label="Show"
      chips={[
        { key: 'a', title: 'All' },
        { key: 'b', title: 'Bait' },
      ]}
      active={active}
      onChange={jest.fn()}
    />
  )

  it('scrolls only after another choice, and otherwise stays where the user swiped it', () => {
    const { rerender } = render(row('a'))
    const group = screen.getByRole('group', { name: 'Show' })
    group.scrollLeft = 50
    rerender(row('a'))
    expect(group.scrollLeft).toBe(50)
    rerender(row('b'))
    expect(group.scrollLeft).toBe(0)
  })
})

describe('tabs and chips', () => {
  it('switch by keyboard and by click', async () => {
    const { user, container } = await renderWithProviders(<Choices />)
    await user.tab()
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('tabpanel')).toHaveTextContent('coffins asc')
    await user.click(screen.getByRole('button', { name: 'High XP first' }))
    expect(screen.getByRole('button', { name: 'High XP first' })).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByRole('tabpanel')).toHaveTextContent('coffins desc')
    expect(await findAccessibilityViolations(container)).toEqual([])
  })
})

/** Opens a dialog of the host over the page and its dialogs. */
function coverPage(): HTMLDialogElement {
  const cover = document.createElement('dialog')
  document.body.append(cover)
  cover.showModal()
  return cover
}

function PageWithDialog() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Victory" />
    </>
  )
}

describe('a dialog', () => {
  it('keeps the focus inside and closes by Escape', async () => {
    const onClose = jest.fn()
    const { user } = await renderWithProviders(
      <Dialog open onClose={onClose} title="Victory" actions={<Button>Read the log</Button>}>
        <p>It will keep no more bones.</p>
      </Dialog>,
    )
    const dialog = screen.getByRole('dialog', { name: 'Victory' })
    expect(dialog).toContainElement(document.activeElement as HTMLElement)
    expect(await findAccessibilityViolations(dialog)).toEqual([])
    await user.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('stays open while a modal dialog of the browser covers it and gets the clicks', async () => {
    const onClose = jest.fn()
    const { user } = await renderWithProviders(<Dialog open onClose={onClose} title="Victory" />)
    const cover = coverPage()
    fireEvent.pointerDown(cover)
    expect(onClose).not.toHaveBeenCalled()
    cover.remove()
    await user.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('that any press closes is closed by Enter or a press beside its controls, not by a held key', async () => {
    const onClose = jest.fn()
    const { user } = await renderWithProviders(
      <Dialog open onClose={onClose} endsWithPress title="New rank" actions={<Button>Read more</Button>}>
        <p>You know the soil by name.</p>
      </Dialog>,
    )
    const dialog = screen.getByRole('dialog', { name: 'New rank' })
    fireEvent.keyDown(dialog, { key: 'Enter', repeat: true })
    await user.click(screen.getByRole('button', { name: 'Read more' }))
    expect(onClose).not.toHaveBeenCalled()
    await user.click(screen.getByText('You know the soil by name.'))
    expect(onClose).toHaveBeenCalledTimes(1)
    fireEvent.keyDown(dialog, { key: 'Enter' })
    expect(onClose).toHaveBeenCalledTimes(2)
    fireEvent.keyDown(screen.getByRole('button', { name: 'Read more' }), { key: 'Enter' })
    expect(onClose).toHaveBeenCalledTimes(2)
  })

  it('contains notices for mouse and keyboard, and stays open when they are used', async () => {
    const onClose = jest.fn()
    const undo = jest.fn()
    const { user } = await renderWithProviders(
      <Dialog open onClose={onClose} title="Victory" actions={<Button>Read the log</Button>} />,
    )
    act(() => void toast.success('Sold: Bat Wing', { label: 'Undo', run: undo }))
    const notices = screen.getByRole('status', { name: 'Notices' })
    expect(notices).toHaveTextContent('Sold: Bat Wing')
    act(() => screen.getByRole('button', { name: 'Read the log' }).focus())
    await user.tab()
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
    expect(await findAccessibilityViolations(screen.getByRole('dialog'))).toEqual([])
    await user.keyboard('{Escape}')
    expect(screen.queryByText('Sold: Bat Wing')).toBeNull()
    act(() => void toast.success('Sold: Bat Tooth', { label: 'Undo', run: undo }))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(undo).toHaveBeenCalledTimes(1)
    expect(onClose).not.toHaveBeenCalled()
  })

  it('that closes keeps its notices on the page', async () => {
    const { user } = await renderWithProviders(<PageWithDialog />)
    await user.click(screen.getByRole('button', { name: 'Open' }))
    act(() => void toast.error('You cannot pay for it.'))
    expect(screen.getByRole('dialog')).toContainElement(screen.getByText('You cannot pay for it.'))
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await screen.findByText('You cannot pay for it.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Close' }))
  })

  it('returns the focus to the element that opened it', async () => {
    const { user } = await renderWithProviders(<PageWithDialog />)
    const opener = screen.getByRole('button', { name: 'Open' })
    await user.click(opener)
    expect(opener).not.toHaveFocus()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  })

  it('asks before an irreversible action', async () => {
    const onConfirm = jest.fn()
    const onCancel = jest.fn()
    const { user } = await renderWithProviders(
      <ConfirmDialog open title="Delete Bat?" confirmLabel="Delete" onConfirm={onConfirm} onCancel={onCancel} />,
    )
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(onCancel).toHaveBeenCalledTimes(1)
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    expect(onConfirm).toHaveBeenCalledTimes(1)
  })
})

describe('a toast', () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })

  it('disappears after two seconds unless it is an error', async () => {
    await renderWithProviders(<p>page</p>)
    act(() => {
      toast.success('Purchase successful!')
      toast.error('You cannot pay for it.')
    })
    expect(screen.getByText('Purchase successful!')).toBeVisible()
    act(() => jest.advanceTimersByTime(1999))
    expect(screen.getByText('Purchase successful!')).toBeVisible()
    act(() => jest.advanceTimersByTime(1))
    expect(screen.queryByText('Purchase successful!')).toBeNull()
    act(() => jest.advanceTimersByTime(60_000))
    expect(screen.getByText('You cannot pay for it.')).toBeVisible()
    act(() => screen.getByRole('button', { name: 'Close' }).click())
    expect(screen.queryByText('You cannot pay for it.')).toBeNull()
  })

  it('with a sentence stays until a slow reader has read it, and an info until it is closed', async () => {
    await renderWithProviders(<p>page</p>)
    const sentence = 'Sold 214 pieces of 17 items that no plan, recipe or collection needs for 1,204 VGC.'
    act(() => {
      toast.success(sentence)
      toast.info('You have paid for this deal before.')
    })
    act(() => jest.advanceTimersByTime(8000))
    expect(screen.getByText(sentence)).toBeVisible()
    act(() => jest.advanceTimersByTime(2000))
    expect(screen.queryByText(sentence)).toBeNull()
    act(() => jest.advanceTimersByTime(60_000))
    expect(screen.getByText('You have paid for this deal before.')).toBeVisible()
    act(() => toast.close(toasts.get().at(-1)?.id ?? 0))
  })

  it('that moves into a dialog, as after a login, is shown there for the full time', async () => {
    await renderWithProviders(<PageWithDialog />)
    act(() => void toast.success('Login Successful'))
    act(() => jest.advanceTimersByTime(1900))
    act(() => screen.getByRole('button', { name: 'Open' }).click())
    act(() => jest.advanceTimersByTime(1900))
    expect(screen.getByRole('dialog')).toContainElement(screen.getByText('Login Successful'))
    act(() => jest.advanceTimersByTime(100))
    expect(screen.queryByText('Login Successful')).toBeNull()
  })

  it.each([
    ['at the top', 'at the foot of the window', 700, true],
    ['at the foot', 'further up', 300, false],
  ])('is %s if the pressed control is %s', async (_where, _what, bottom, isAtTop) => {
    await renderWithProviders(<button type="button">BUY</button>)
    const button = screen.getByRole('button', { name: 'BUY' })
    jest.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, bottom - 40, 80, 40))
    act(() => button.focus())
    act(() => void toast.success('Purchase successful!'))
    expect(screen.getByRole('status', { name: 'Notices' }).classList.contains('top')).toBe(isAtTop)
  })

  describe('with an action', () => {
    const undo = jest.fn()
    beforeEach(() => {
      undo.mockClear()
    })

    it('stays for ten seconds, and closes when the action runs', async () => {
      await renderWithProviders(<p>page</p>)
      act(() => void toast.success('Deleted: Ghoul', { label: 'Undo', run: undo }))
      act(() => jest.advanceTimersByTime(9999))
      act(() => screen.getByRole('button', { name: 'Undo' }).click())
      expect(undo).toHaveBeenCalledTimes(1)
      expect(screen.queryByText('Deleted: Ghoul')).toBeNull()
      act(() => void toast.success('Deleted: Wolf', { label: 'Undo', run: undo }))
      act(() => jest.advanceTimersByTime(10_000))
      expect(screen.queryByText('Deleted: Wolf')).toBeNull()
    })

    it('disappears at a logout; one without an action stays', async () => {
      logInAs()
      await renderWithProviders(<p>page</p>)
      act(() => {
        toast.success('Deleted: Ghoul', { label: 'Undo', run: undo })
        toast.error('You cannot pay for it.')
      })
      act(logOut)
      expect(screen.queryByText('Deleted: Ghoul')).toBeNull()
      expect(screen.getByText('You cannot pay for it.')).toBeVisible()
    })

    it('runs the action of the latest by Ctrl+Z, but not while a text is edited', async () => {
      const older = jest.fn()
      await renderWithProviders(<input aria-label="text" />)
      act(() => {
        toast.success('Deleted: Ghoul', { label: 'Undo', run: older })
        toast.success('Deleted: Wolf', { label: 'Undo', run: undo })
      })
      fireEvent.keyDown(screen.getByLabelText('text'), { key: 'z', ctrlKey: true })
      fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true, shiftKey: true })
      expect(undo).not.toHaveBeenCalled()
      fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
      expect([undo.mock.calls.length, older.mock.calls.length]).toEqual([1, 0])
      expect(screen.getByText('Deleted: Ghoul')).toBeVisible()
      act(() => screen.getByRole('button', { name: 'Close' }).click())
    })

    it('leaves Ctrl+Z to the page if it waits to be closed', async () => {
      await renderWithProviders(<p>page</p>)
      act(() => void toast.error('Ghoul could not be restored.', { label: 'Undo', run: undo }))
      expect(fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })).toBe(true)
      expect(undo).not.toHaveBeenCalled()
      const button = screen.getByRole('button', { name: 'Undo' })
      expect(button).not.toHaveAttribute('aria-keyshortcuts')
      act(() => button.click())
      expect(undo).toHaveBeenCalledTimes(1)
    })
  })
})

let isBroken = true
function Fragile() {
  if (isBroken) throw new Error('broken')
  return <p>whole</p>
}

describe('an error during rendering', () => {
  it('affects only its part of the page, and Retry renders that part again', async () => {
    const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const onError = jest.fn()
    const { user } = await renderWithProviders(
      <>
        <p>beside it</p>
        <ErrorBoundary onError={onError}>
          <Fragile />
        </ErrorBoundary>
      </>,
    )
    expect(screen.getByText('beside it')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('Something is wrong here')
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken' }))
    isBroken = false
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(screen.getByText('whole')).toBeVisible()
    silent.mockRestore()
  })
})
