import { Credits } from './credits'

export function EnglishImprint() {
  return (
    <>
      <h1>Imprint</h1>
      <p>
        Sanguine is free software under the MIT licence. The operator of this installation is whoever offers it at this
        address, and answers for its content and for the data processed here. Reach the operator by the address that
        sent you the activation email.
      </p>
      <h2>Pictures, fonts and sounds</h2>
      <Credits
        glyphs="The pictures are composed of glyphs from"
        changed="They were recoloured, hatched, framed and set in scenes. By:"
        fonts="Fonts: Grenze, Grenze Gotisch and Commissioner, SIL Open Font License 1.1."
        sounds="Music and sounds were written and synthesised for Sanguine."
      />
      <h1>Privacy policy</h1>
      <h2>Your account</h2>
      <p>
        An account has a user name, an email address and a password. The email address is used to activate the account
        and for messages about it. The password leaves your browser only as a digest (SHA-256) and is kept only as a
        salted hash (argon2id); nobody can read it.
      </p>
      <h2>What others see</h2>
      <p>
        Other players see your user name only in the high score and in a marketplace. Nothing else about you is shown.
      </p>
      <h2>What the game stores</h2>
      <p>
        What you hunt, own, buy and where you travel is stored with your account, because the game consists of it. When
        an account is deleted, so is this, but for the ledger of coins and items, which keeps the number of the account
        and no name. What our staff change is recorded with the reason.
      </p>
      <h2>How long data are kept</h2>
      <ul>
        <li>
          Server logs contain IP addresses, to find faults and fend off attacks. They are deleted after 7 days at most.
        </li>
        <li>Analytics data, such as how many people play in a day, are deleted after 26 months.</li>
        <li>The days on which an account was active are kept for 60 days, under a code in place of the account.</li>
        <li>Records of payments are kept as long as tax law demands it.</li>
      </ul>
      <h2>Cookies and local storage</h2>
      <ul>
        <li>The cookie gtc_cookie keeps your answer about cookies for 150 days.</li>
        <li>
          Your browser keeps the login, the chosen theme and language, the media settings and the pictures it has seen,
          so that they need not be asked for again. None of it is sent to others.
        </li>
        <li>Cookies for statistics and marketing are set only if you accept them.</li>
      </ul>
      <h2>Payments</h2>
      <p>
        Payments are handled by PayPal. It receives what is needed for the payment; we receive its number, state and
        amount, never your bank or card details.
      </p>
      <h2>Your rights</h2>
      <p>
        You may ask which data about you are stored, have them corrected, deleted, restricted or handed over to you,
        object to their use and take back a consent at any time (articles 15 to 21 GDPR). You may complain to a
        supervisory authority (article 77 GDPR).
      </p>
    </>
  )
}
