import { createHash } from 'node:crypto'
import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { readEmail, readUserName } from '@sanguine/rules'
import { session } from '@sanguine/ui'
import { overrideSettings } from '@sanguine/ui/platform'
import {
  createToken,
  findAccessibilityViolations,
  lateAnswer,
  logInAs,
  logOut,
  type MockGateway,
  renderWithProviders,
} from '@sanguine/ui/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import fc from 'fast-check'
import { remote } from '../../app'
import type { ActivateAccountInput } from '../../generated/documents'

const { App } = remote
const onLogin = jest.fn()
const open = (at: string, fields: Readonly<Record<string, unknown>> = {}) =>
  renderWithProviders(<App onLogin={onLogin} />, { at, fields })

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const refusal = (code: string, field: readonly string[] | null = null) => ({ code, field })

afterEach(() => {
  act(() => logOut())
  onLogin.mockReset()
})

describe('the login', () => {
  it('hashes the password, stores the token, notifies the shell and opens the home page', async () => {
    const token = createToken()
    const { user, gateway, path, container } = await open('/login', {
      login: { accessToken: token, userErrors: [] },
    })
    expect(await findAccessibilityViolations(container)).toEqual([])
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
    await user.type(screen.getByLabelText('Username'), 'Morwenna')
    await user.type(screen.getByLabelText('Password'), 'midnight')
    await user.click(screen.getByRole('button', { name: 'LOGIN' }))
    expect(await screen.findByText('Login Successful')).toBeVisible()
    expect(gateway.variablesOf('VisitorLogin')).toEqual([
      { input: { username: 'Morwenna', password: sha256('midnight') } },
    ])
    expect(session.token()).toBe(token)
    expect(onLogin).toHaveBeenCalledTimes(1)
    expect(path()).toBe('/')
  })

  it('replaces the game for a visitor, with a link to the registration', async () => {
    const token = createToken()
    const { user, path, container } = await open('/game', { login: { accessToken: token, userErrors: [] } })
    expect(screen.getByText('Please register or log in to play.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'REGISTER' })).toHaveAttribute('href', '/register')
    expect(await findAccessibilityViolations(container)).toEqual([])
    await user.type(screen.getByLabelText('Username'), 'Morwenna')
    await user.type(screen.getByLabelText('Password'), 'midnight')
    await user.click(screen.getByRole('button', { name: 'LOGIN' }))
    expect(await screen.findByText('Login Successful')).toBeVisible()
    expect([session.token(), path()]).toEqual([token, '/'])
  })

  it('returns to the page whose session had ended', async () => {
    const token = createToken()
    const { user, path } = await open('/premiumShop?buy=tear', { login: { accessToken: token, userErrors: [] } })
    await user.click(screen.getByRole('link', { name: 'LOGIN' }))
    await user.type(await screen.findByLabelText('Username'), 'Morwenna')
    await user.type(screen.getByLabelText('Password'), 'midnight')
    await user.click(screen.getByRole('button', { name: 'LOGIN' }))
    expect(await screen.findByText('Login Successful')).toBeVisible()
    expect(path()).toBe('/premiumShop?buy=tear')
  })

  it('shows why it failed', async () => {
    const { user } = await open('/login', {
      login: { accessToken: null, userErrors: [refusal('LOGIN_FAILED')] },
    })
    await user.type(screen.getByLabelText('Username'), 'Morwenna')
    await user.type(screen.getByLabelText('Password'), 'noon')
    await user.click(screen.getByRole('button', { name: 'LOGIN' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Login Failed: The username or the password is wrong.')
    expect(session.token()).toBeNull()
  })

  it('shows the status text if the server sent no sentence', async () => {
    const { user, gateway } = await open('/login')
    globalThis.fetch = async () =>
      new Response('{}', { status: 502, statusText: 'Bad Gateway', headers: { 'content-type': 'application/json' } })
    await user.type(screen.getByLabelText('Username'), 'a')
    await user.type(screen.getByLabelText('Password'), 'b')
    await user.click(screen.getByRole('button', { name: 'LOGIN' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Login Failed: Bad Gateway')
    gateway.stop()
  })

  it('redirects to the home page for accounts that are logged in', async () => {
    logInAs({ role: 'banned' })
    const { path } = await open('/login')
    expect(path()).toBe('/')
  })

  it('links to the registration', async () => {
    const { user, path } = await open('/login')
    await user.click(screen.getByRole('link', { name: 'SIGN UP' }))
    expect(path()).toBe('/register')
  })
})

describe('the login over a page whose session has ended', () => {
  const { LogIn } = remote
  if (!LogIn) throw new Error('The remote has no login of this kind.')
  const opened = jest.fn<(token: string) => void>()
  const ask = (fields: Readonly<Record<string, unknown>>) => {
    opened.mockReset()
    logInAs()
    return renderWithProviders(<LogIn username="Morwenna" onLogin={opened} />, { fields })
  }
  const authorizations = ({ calls }: MockGateway) => calls.map(({ headers }) => headers.get('authorization'))

  it('shows the name, asks for the password, and passes the token on without storing it', async () => {
    const { user, gateway, path } = await ask({ login: { accessToken: 'new-token', userErrors: [] } })
    const before = session.token()
    expect(screen.getByLabelText('Username')).toHaveValue('Morwenna')
    expect(screen.getByLabelText('Password')).toHaveFocus()
    await user.type(screen.getByLabelText('Password'), 'midnight{Enter}')
    await waitFor(() => expect(opened).toHaveBeenCalledWith('new-token'))
    expect([session.token(), path()]).toEqual([before, '/'])
    // The ended token would have the login refused.
    expect(authorizations(gateway)).toEqual([null])
  })

  it('asks for the second factor too', async () => {
    const { user, gateway } = await ask({
      login: { ticket: 'ticket-1', methods: ['TOTP'], userErrors: [] },
      confirmLogin: { accessToken: 'new-token', userErrors: [] },
    })
    await user.type(screen.getByLabelText('Password'), 'midnight{Enter}')
    await user.type(await screen.findByLabelText(/^Code of your authenticator app/), '123456{Enter}')
    await waitFor(() => expect(opened).toHaveBeenCalledWith('new-token'))
    expect(gateway.variablesOf('VisitorConfirmLogin')).toEqual([{ input: { ticket: 'ticket-1', code: '123456' } }])
    expect(new Set(authorizations(gateway))).toEqual(new Set([null]))
  })

  it('shows why it failed, and stays', async () => {
    const { user } = await ask({ login: { userErrors: [refusal('LOGIN_FAILED')] } })
    await user.type(screen.getByLabelText('Password'), 'midnight{Enter}')
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(opened).not.toHaveBeenCalled()
    expect(screen.getByLabelText('Username')).toHaveValue('Morwenna')
  })
})

describe('the registration', () => {
  const fill = async (user: Awaited<ReturnType<typeof open>>['user'], email: string) => {
    await user.type(screen.getByLabelText('Username'), 'Morwenna')
    await user.type(screen.getByLabelText('Password'), 'midnight bells')
    await user.type(screen.getByLabelText('Email'), email)
    await user.click(screen.getByRole('button', { name: 'REGISTER' }))
  }

  it('sends nothing with an invalid e-mail address', async () => {
    const { user, gateway } = await open('/register')
    await fill(user, 'mina@carfax')
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible()
    expect(screen.getByLabelText('Email')).toBeInvalid()
    expect(gateway.calls).toEqual([])
  })

  it('accepts exactly the e-mail addresses and names that the server accepts', async () => {
    const { user, gateway } = await open('/register', { register: { userErrors: [] } })
    const enter = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } })
    enter('Password', 'midnight bells')
    const character = fc.constantFrom(...'aZ9-.@_ üᴀ')
    const text = fc.oneof(fc.string({ unit: character, maxLength: 40 }), fc.constantFrom('x@-example.com', 'a@b-.de'))
    const email = fc.oneof(
      text,
      fc.tuple(text, text).map(([name, domain]) => `${name}@${domain}.de`),
    )
    await fc.assert(
      fc.asyncProperty(text, email, async (username, address) => {
        fc.pre(readUserName(username) === null || readEmail(address) === null)
        enter('Username', username)
        enter('Email', address)
        await user.click(screen.getByRole('button', { name: 'REGISTER' }))
        const isInvalid = (label: string) => screen.getByLabelText(label).getAttribute('aria-invalid') === 'true'
        expect([isInvalid('Username'), isInvalid('Email')]).toEqual([
          readUserName(username) === null,
          readEmail(address) === null,
        ])
      }),
      { numRuns: 40 },
    )
    expect(gateway.calls).toEqual([])
  })

  it('shows what is wrong with every field, and focuses the first one', async () => {
    const { user, gateway, container } = await open('/register')
    await user.click(screen.getByRole('button', { name: 'REGISTER' }))
    expect(screen.getByLabelText('Username')).toHaveAccessibleDescription(/A username has 3 to 32 characters/)
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/Please choose a password\./)
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address')
    expect(screen.getByLabelText('Username')).toHaveFocus()
    expect(await findAccessibilityViolations(container)).toEqual([])
    await user.type(screen.getByLabelText('Username'), 'Morwenna')
    await user.click(screen.getByRole('button', { name: 'REGISTER' }))
    expect(screen.getByLabelText('Username')).toBeValid()
    expect(screen.getByLabelText('Password')).toHaveFocus()
    expect(gateway.calls).toEqual([])
  })

  it.each(['1', 'garlic!', '🦇🦇🦇🦇🦇🦇🦇'])(
    'does not send a password as short as %s, and shows the minimum length',
    async (password) => {
      const { user, gateway } = await open('/register')
      expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/^At least 8 characters/)
      await user.type(screen.getByLabelText('Username'), 'Morwenna')
      await user.type(screen.getByLabelText('Password'), password)
      await user.type(screen.getByLabelText('Email'), 'mina@carfax.uk')
      await user.click(screen.getByRole('button', { name: 'REGISTER' }))
      expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/A password has at least 8 characters\./)
      expect(screen.getByLabelText('Password')).toHaveFocus()
      expect(gateway.calls).toEqual([])
    },
  )

  it('refuses a variant of a common password, and sends nothing', async () => {
    const { user, gateway } = await open('/register')
    await user.type(screen.getByLabelText('Username'), 'Morwenna')
    await user.type(screen.getByLabelText('Email'), 'mina@carfax.uk')
    for (const password of ['M1dnight99', 'morwenna2026', 'Mina!!!!']) {
      await user.clear(screen.getByLabelText('Password'))
      await user.type(screen.getByLabelText('Password'), password)
      await user.click(screen.getByRole('button', { name: 'REGISTER' }))
      expect(await screen.findByText(/^This is a common password or your own name/)).toBeVisible()
      expect(screen.getByLabelText('Password')).toBeInvalid()
    }
    expect(gateway.variablesOf('VisitorRegister')).toEqual([])
  })

  it('shows each refusal of the server at its field', async () => {
    const { user } = await open('/register', {
      register: {
        userErrors: [
          refusal('NAME_TAKEN', ['input', 'username']),
          refusal('PASSWORD_TOO_COMMON', ['input', 'password']),
        ],
      },
    })
    await fill(user, 'mina@carfax.uk')
    expect(await screen.findByText('This username is already taken.')).toBeVisible()
    expect(screen.getByLabelText('Username')).toHaveFocus()
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/too easy to guess/)
    expect(screen.getByLabelText('Email')).toBeValid()
  })

  it('shows Loading while it waits, then a notice with a link to the login', async () => {
    let answer: (payload: unknown) => void = () => undefined
    const { user, gateway, path } = await open('/register', {
      register: () => new Promise((resolve) => (answer = resolve)),
    })
    await fill(user, 'mina@carfax.uk')
    expect(await screen.findByText('Loading')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'REGISTER' })).toBeNull()
    await waitFor(() => expect(gateway.variablesOf('VisitorRegister')).toHaveLength(1))
    await act(async () => answer({ userErrors: [] }))
    expect(await screen.findByRole('heading', { name: 'Success!!' })).toBeVisible()
    expect(screen.getByRole('status', { name: '' })).toBeInTheDocument()
    expect(
      screen.getByText(/You have successfully registered an account! An activation email has been sent to you./),
    ).toHaveTextContent('(also check your spam folder). After activation pls go to login.')
    await user.click(screen.getByRole('link', { name: 'login' }))
    expect(path()).toBe('/login')
  })

  it.each([
    ['shows the way to the mails of a site without a mail server', '/dev/mail'],
    ['shows no such way where mails are sent', null],
  ])('%s', async (_title, mailbox) => {
    const { user } = await open('/register', { register: { userErrors: [] } })
    overrideSettings({
      apiKey: 'k',
      version: '1',
      registrationOpensAt: 0,
      gameOpensAt: 0,
      gameSpeed: 1,
      mailbox,
      operator: null,
      socialLinks: [],
    })
    await user.type(screen.getByLabelText('Username'), 'Morwenna')
    await user.type(screen.getByLabelText('Password'), 'midnight bells')
    await user.type(screen.getByLabelText('Email'), 'mor@wenna.uk')
    await user.click(screen.getByRole('button', { name: 'REGISTER' }))
    await screen.findByText(/An activation email has been sent/)
    if (mailbox) expect(await screen.findByRole('link', { name: 'Read the email' })).toHaveAttribute('href', mailbox)
    else expect(screen.queryByText(/no mail server/)).toBeNull()
  })

  it('keeps the typed values if the server refuses, and shows the reason at the field', async () => {
    const { user } = await open('/register', {
      register: { userErrors: [refusal('NAME_TAKEN', ['username'])] },
    })
    await fill(user, 'mina@carfax.uk')
    expect(await screen.findByText('This username is already taken.')).toBeVisible()
    expect(screen.getByLabelText('Username')).toHaveValue('Morwenna')
    expect(screen.getByLabelText('Username')).toBeInvalid()
  })

  it('shows when it opens', async () => {
    const { user } = await open('/register', {
      register: { userErrors: [{ ...refusal('REGISTRATION_CLOSED'), opensAt: '2025-10-31T19:00:00.000Z' }] },
    })
    await fill(user, 'mina@carfax.uk')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Registration opens on 31 October 2025 at 20:00 (Berlin time).',
    )
  })

  it('is accessible', async () => {
    const { container } = await open('/register')
    expect(await findAccessibilityViolations(container)).toEqual([])
  })
})

describe('the activation', () => {
  it('shows a confirmation, logs the player in and links to the game', async () => {
    logInAs({ role: 'notActivated' })
    const accessToken = createToken({ role: 'user' })
    const { gateway } = await open('/activateAccount/token-1', { activateAccount: { accessToken, userErrors: [] } })
    expect(
      await screen.findByRole('heading', { name: 'Your account is activated. Welcome to the night!' }),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'Play Now!' })).toHaveAttribute('href', '/game')
    expect(session.token()).toBe(accessToken)
    expect(gateway.variablesOf('VisitorActivateAccount')).toEqual([
      { input: { token: 'token-1', canOpenSession: true, canReplaceSession: false } },
    ])
  })

  /** The server's response to somebody who is logged in with another account. */
  const asking =
    (accessToken: string | null) =>
    ({ input }: { readonly input: ActivateAccountInput }) => {
      const isRefused = input.canOpenSession && !input.canReplaceSession
      return isRefused
        ? { accessToken: null, userErrors: [refusal('OTHER_ACCOUNT_LOGGED_IN')] }
        : { accessToken: input.canOpenSession ? accessToken : null, userErrors: [] }
    }

  it('asks first if another account is logged in, whose session stays', async () => {
    logInAs({ role: 'admin', name: 'Mina' })
    const before = session.token()
    const { gateway, container } = await open('/activateAccount/token-8', { activateAccount: asking(createToken()) })
    expect(await screen.findByRole('heading', { name: 'You are logged in as Mina' })).toBeVisible()
    expect(screen.getByText(/This link activates another account/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Do nothing' })).toHaveAttribute('href', '/game')
    expect([session.token(), gateway.variablesOf('VisitorActivateAccount')]).toEqual([
      before,
      [{ input: { token: 'token-8', canOpenSession: true, canReplaceSession: false } }],
    ])
    expect(await findAccessibilityViolations(container)).toEqual([])
  })

  it('only activates the other account if the player chooses that', async () => {
    logInAs({ role: 'admin', name: 'Mina' })
    const before = session.token()
    const { user, gateway } = await open('/activateAccount/token-9', { activateAccount: asking(createToken()) })
    await user.click(await screen.findByRole('button', { name: 'Only activate it' }))
    const heading = await screen.findByRole('heading', { name: 'The other account is activated.' })
    expect(heading).toHaveFocus()
    expect(screen.getByText('You are still logged in as Mina.')).toBeVisible()
    expect([session.token(), gateway.variablesOf('VisitorActivateAccount').at(-1)]).toEqual([
      before,
      { input: { token: 'token-9', canOpenSession: false, canReplaceSession: false } },
    ])
  })

  it('logs in with the other account if the player chooses that', async () => {
    logInAs({ role: 'admin', name: 'Mina' })
    const accessToken = createToken({ role: 'user' })
    const { user } = await open('/activateAccount/token-10', { activateAccount: asking(accessToken) })
    await user.click(await screen.findByRole('button', { name: 'Activate it and log in with it' }))
    expect(
      await screen.findByRole('heading', { name: 'Your account is activated. Welcome to the night!' }),
    ).toBeVisible()
    expect(session.token()).toBe(accessToken)
  })

  it('does not change a login that another tab made in the meantime', async () => {
    let answer: (payload: unknown) => void = () => undefined
    const { gateway } = await open('/activateAccount/token-11', {
      activateAccount: () => new Promise((resolve) => (answer = resolve)),
    })
    await waitFor(() => expect(gateway.variablesOf('VisitorActivateAccount')).toHaveLength(1))
    act(() => logInAs({ role: 'admin', name: 'Mina' }))
    const before = session.token()
    await act(async () => answer({ accessToken: createToken({ role: 'user' }), userErrors: [] }))
    await screen.findByRole('heading', { name: 'Your account is activated. Welcome to the night!' })
    expect(session.token()).toBe(before)
  })

  it('of an active account opens a prefilled login that says so', async () => {
    logInAs({ role: 'notActivated' })
    const { user, path, container } = await open('/activateAccount/token-6', {
      activateAccount: { accessToken: null, userErrors: [] },
    })
    await waitFor(() => expect(session.token()).toBeNull())
    await screen.findByRole('heading', { name: 'Your account is activated. Welcome to the night!' })
    await user.click(screen.getByRole('link', { name: 'Play Now!' }))
    expect(path()).toBe('/game')
    expect(screen.getByRole('heading', { name: 'Your account is active' })).toBeVisible()
    expect(screen.getByLabelText('Username')).toHaveFocus()
    expect(screen.queryByRole('link', { name: 'REGISTER' })).toBeNull()
    expect(await findAccessibilityViolations(container)).toEqual([])
  })

  it('keeps the session if the link is invalid', async () => {
    logInAs({ role: 'notActivated' })
    const { user } = await open('/activateAccount/token-2', {
      activateAccount: { accessToken: null, userErrors: [refusal('TOKEN_EXPIRED')] },
    })
    expect(await screen.findByRole('heading', { name: 'something went wrong' })).toBeVisible()
    expect(screen.getByText('This activation link has expired. Please log in and ask for a new one.')).toBeVisible()
    expect(session.token()).not.toBeNull()
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/game')
    act(() => logOut())
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/login')
    await user.click(screen.getByRole('link', { name: 'Play Now!' }))
    expect(screen.getByText('Please register or log in to play.')).toBeVisible()
  })

  it('shows an error if no reply arrives', async () => {
    await open('/activateAccount/token-3')
    expect(await screen.findByRole('heading', { name: 'something went wrong' })).toBeVisible()
  })
})

describe('the confirmation of a new e-mail address', () => {
  const pressConfirm = async (token: string, accessToken: string | null, code?: string) => {
    const userErrors = code ? [refusal(code)] : []
    const opened = await open(`/confirmEmail/${token}`, { confirmEmail: { accessToken, userErrors } })
    await opened.user.click(await screen.findByRole('button', { name: 'Confirm this address' }))
    return opened
  }

  it('waits for a press, since programs that open links of mails must not confirm it', async () => {
    const { gateway, container } = await open('/confirmEmail/token-20', {
      confirmEmail: { accessToken: null, userErrors: [] },
    })
    expect(await screen.findByRole('button', { name: 'Confirm this address' })).toBeVisible()
    expect(gateway.calls).toEqual([])
    expect(await findAccessibilityViolations(container)).toEqual([])
  })

  it('shows its success, and uses the new token of the session', async () => {
    logInAs({ role: 'notActivated' })
    const accessToken = createToken({ role: 'user' })
    await pressConfirm('token-21', accessToken)
    expect(await screen.findByRole('heading', { name: 'Your email address has been changed.' })).toHaveFocus()
    expect(session.token()).toBe(accessToken)
  })

  it('does not change the session of another account', async () => {
    logInAs({ role: 'notActivated' })
    const before = session.token()
    await pressConfirm('token-22', null)
    await screen.findByRole('heading', { name: 'Your email address has been changed.' })
    expect(session.token()).toBe(before)
  })

  it('shows why the link is invalid', async () => {
    await pressConfirm('token-23', null, 'TOKEN_INVALID')
    expect(await screen.findByRole('heading', { name: 'something went wrong' })).toBeVisible()
    expect(
      screen.getByText('This link has expired or is no longer valid. Please enter your new address again.'),
    ).toBeVisible()
  })

  it('of an invalid link leads to the profile, where a new address is entered', async () => {
    logInAs()
    const { user, path } = await pressConfirm('token-24', null, 'TOKEN_INVALID')
    await user.click(await screen.findByRole('link', { name: 'Enter the address again' }))
    expect(path()).toBe('/profile')
  })

  it('of an invalid link leads a visitor to the profile by the login', async () => {
    const { user, path } = await open('/confirmEmail/token-25', {
      confirmEmail: { accessToken: null, userErrors: [refusal('TOKEN_INVALID')] },
      login: { accessToken: createToken(), userErrors: [] },
    })
    await user.click(await screen.findByRole('button', { name: 'Confirm this address' }))
    await user.click(await screen.findByRole('link', { name: 'Enter the address again' }))
    expect(path()).toBe('/login')
    await user.type(screen.getByLabelText('Username'), 'Morwenna')
    await user.type(screen.getByLabelText('Password'), 'midnight{Enter}')
    await waitFor(() => expect(path()).toBe('/profile'))
  })
})

describe('the reset of a forgotten password', () => {
  const ask = async (name: string, fields: Readonly<Record<string, unknown>> = {}) => {
    const opened = await open('/login', fields)
    if (name) await opened.user.type(screen.getByLabelText('Username'), name)
    await opened.user.click(screen.getByRole('button', { name: 'Forgot Password' }))
    return opened
  }
  const refusing = (code: string) => ({ requestPasswordReset: { userErrors: [refusal(code)] } })

  it('needs the username first', async () => {
    const { gateway } = await ask('')
    expect(await screen.findByRole('alert')).toHaveTextContent('Please enter your username')
    expect(gateway.calls).toEqual([])
  })

  it('sends a mail', async () => {
    const { gateway } = await ask(' Morwenna ', { requestPasswordReset: { userErrors: [] } })
    expect(await screen.findByText('Email sent to your email address')).toBeVisible()
    expect(gateway.variablesOf('VisitorForgotPassword')).toEqual([{ input: { username: 'Morwenna' } }])
  })

  it('is asked for once by two presses, whose button keeps the focus', async () => {
    const asking = lateAnswer()
    const { user, gateway } = await ask('Morwenna', { requestPasswordReset: () => asking.answer })
    const button = screen.getByRole('button', { name: 'Forgot Password' })
    // a disabled button would lose the focus
    expect(button).toBeEnabled()
    await user.click(button)
    asking.send({ userErrors: [] })
    expect(await screen.findByText('Email sent to your email address')).toBeVisible()
    expect(gateway.variablesOf('VisitorForgotPassword')).toHaveLength(1)
    expect(button).toHaveFocus()
  })

  it('of an unknown name shows that it was not found', async () => {
    await ask('Nobody', refusing('NAME_UNKNOWN'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Username not found')
  })

  it('shows that it was not found if no response arrives', async () => {
    await ask('Morwenna')
    expect(await screen.findByRole('alert')).toHaveTextContent('Username not found')
  })

  it('shows other reasons of a refusal', async () => {
    await ask('Morwenna', refusing('TOO_MANY_ATTEMPTS'))
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Too many/)
  })

  it('happens once after the link of the mail is opened, however often the page is rendered', async () => {
    const fields = { retrievePassword: { userErrors: [] } }
    const { gateway, user, path } = await open('/forgotPasswordRetrieve/token-4', fields)
    expect(
      await screen.findByRole('heading', { name: 'A new password has been sent to your email address.' }),
    ).toBeVisible()
    expect(gateway.variablesOf('VisitorRetrievePassword')).toEqual([{ input: { token: 'token-4' } }])
    await user.click(screen.getByRole('link', { name: 'LOGIN' }))
    expect(path()).toBe('/login')
  })

  it('shows an error with its reason if the link is invalid', async () => {
    await open('/forgotPasswordRetrieve/token-7', {
      retrievePassword: { userErrors: [refusal('TOKEN_INVALID')] },
    })
    expect(await screen.findByRole('heading', { name: 'something went wrong' })).toBeVisible()
    expect(
      screen.getByText('This link has expired or is no longer valid. Please ask for a new password again.'),
    ).toBeVisible()
  })

  it.each(['a visitor', 'somebody who is logged in'])(
    'mails a new link to %s whose link is invalid',
    async (reader) => {
      if (reader !== 'a visitor') logInAs({ name: 'Mina' })
      const { user, gateway, container } = await open(`/forgotPasswordRetrieve/token-30-${reader}`, {
        retrievePassword: { userErrors: [refusal('TOKEN_INVALID')] },
        requestPasswordReset: { userErrors: [] },
      })
      await user.type(await screen.findByLabelText('Username'), ' Morwenna ')
      expect(await findAccessibilityViolations(container)).toEqual([])
      await user.click(screen.getByRole('button', { name: 'Send me a new link' }))
      expect(await screen.findByText('Email sent to your email address')).toBeVisible()
      expect(gateway.variablesOf('VisitorForgotPassword')).toEqual([{ input: { username: 'Morwenna' } }])
      expect(gateway.calls.at(-1)?.headers.get('authorization')).toBeNull()
    },
  )

  it('shows why no new link is mailed', async () => {
    const { user } = await open('/forgotPasswordRetrieve/token-31', {
      retrievePassword: { userErrors: [refusal('TOKEN_INVALID')] },
      requestPasswordReset: { userErrors: [refusal('NAME_UNKNOWN')] },
    })
    await user.type(await screen.findByLabelText('Username'), 'Nobody{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('Username not found')
  })

  it('in a browser that is logged in leads to the login by a logout', async () => {
    logInAs({ name: 'Mina' })
    const { user, path } = await open('/forgotPasswordRetrieve/token-32', {
      retrievePassword: { userErrors: [] },
      logout: { hasClosedSession: true },
    })
    expect(
      await screen.findByText('This browser is logged in as Mina. Log out before you use the new password.'),
    ).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Logout' }))
    await waitFor(() => expect([session.token(), path()]).toEqual([null, '/login']))
  })

  it('shows an error if no reply arrives', async () => {
    await open('/forgotPasswordRetrieve/token-5')
    expect(await screen.findByRole('heading', { name: 'something went wrong' })).toBeVisible()
  })
})

describe('the link of a mail that the server did not reply to', () => {
  it.each([
    ['activateAccount', '/activateAccount/token-40', 'Your account is activated. Welcome to the night!'],
    ['retrievePassword', '/forgotPasswordRetrieve/token-41', 'A new password has been sent to your email address.'],
    ['confirmEmail', '/confirmEmail/token-42', 'Your email address has been changed.'],
  ])('can be tried again: %s', async (field, at, success) => {
    let count = 0
    const { user } = await open(at, {
      [field]: () => {
        count += 1
        return count === 1 ? null : { accessToken: null, userErrors: [] }
      },
    })
    const confirm = screen.queryByRole('button', { name: 'Confirm this address' })
    if (confirm) await user.click(confirm)
    expect(await screen.findByRole('heading', { name: 'something went wrong' })).toBeVisible()
    expect(screen.queryByLabelText('Username')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { name: success })).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  })
})

describe('an account that may not play', () => {
  it('is asked to activate itself, can get a new mail and can log out', async () => {
    logInAs({ role: 'notActivated' })
    const { user, gateway } = await open('/travel', {
      resendActivationMail: { userErrors: [] },
      logout: { hasClosedSession: true },
    })
    expect(screen.getByRole('heading', { name: 'Activate your account' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Resend' }))
    expect(
      await screen.findByText('An activation email has been sent to you. (also check your spam folder).'),
    ).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Logout' }))
    await waitFor(() => expect(session.token()).toBeNull())
    expect(gateway.variablesOf('VisitorLogout')).toHaveLength(1)
  })

  it('sees why it gets no new mail', async () => {
    logInAs({ role: 'notActivated' })
    const { user } = await open('/', { resendActivationMail: { userErrors: [refusal('TOO_MANY_ATTEMPTS')] } })
    await user.click(screen.getByRole('button', { name: 'Resend' }))
    expect(await screen.findByText(/^Too many emails/)).toBeVisible()
  })

  it('sees a link to the mails of a site without a mail server', async () => {
    await open('/game')
    overrideSettings({
      apiKey: 'k',
      version: '1',
      registrationOpensAt: 0,
      gameOpensAt: 0,
      gameSpeed: 1,
      mailbox: '/dev/mail',
      operator: null,
      socialLinks: [],
    })
    act(() => logInAs({ role: 'notActivated' }))
    expect(await screen.findByRole('link', { name: 'Read the email' })).toHaveAttribute('href', '/dev/mail')
  })

  it('that is banned sees the ban with its reason and a contact link', async () => {
    logInAs({ role: 'banned' })
    await open('/', { viewer: { ban: { reason: 'Sold the account.' } } })
    expect(screen.getByRole('heading', { name: 'Your account has been banned.' })).toBeVisible()
    expect(await screen.findByText('Reason: Sold the account.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/imprint#contact')
  })

  it('that is no longer banned can go to the login', async () => {
    logInAs({ role: 'banned' })
    const { user, path } = await open('/', { viewer: { ban: null } })
    await user.click(await screen.findByRole('button', { name: 'LOGIN' }))
    expect([session.token(), path()]).toEqual([null, '/login'])
  })

  it('is asked to register or log in instead of the game', async () => {
    await open('/game')
    expect(screen.getByText('Please register or log in to play.')).toBeVisible()
  })
})
