import { Link } from 'react-router'
import { Credits } from './credits'
import { OperatorDetails } from './operator-details'

export function EnglishImprint() {
  return (
    <>
      <h1>Imprint</h1>
      <OperatorDetails
        missing="The operator of this installation is whoever offers it at this address, and can be reached at the address that sent you the activation email."
        phone="Phone:"
      />
      <p>
        The operator is responsible for the content of this site and for the data processed here. Sanguine is free
        software under the MIT licence.
      </p>
      <h2>Images, fonts and sounds</h2>
      <Credits
        glyphs="The images are composed of glyphs from"
        changed="They were recoloured, hatched, framed and set in scenes. By:"
        fonts="Fonts: Grenze, Grenze Gotisch and Commissioner, SIL Open Font License 1.1."
        sounds="Music and sounds were written and synthesised for Sanguine."
      />
      <h1 id="privacy" tabIndex={-1}>
        Privacy policy
      </h1>
      <h2>Your account</h2>
      <p>
        An account has a username, an email address and a password. The email address is used to activate the account
        and for messages about it. The password leaves your browser only as a digest (SHA-256) and is kept only as a
        salted hash (argon2id); nobody can read it. An authenticator app and passkeys are stored if you add them. For
        each session, the browser, the system and the times are kept.
      </p>
      <h2>What others see</h2>
      <p>
        Other players see your username only in the high score and in a marketplace, and the recipients of gifts and of
        links to your fights see it there. Nothing else about you is shown. Our support staff and admins see your name,
        email address, role, sessions and player, to help you.
      </p>
      <h2>What the game stores</h2>
      <p>
        Your hunts, travels, purchases and possessions are stored with your account, because the game consists of them.
        Changes by our staff are recorded with the reason.
      </p>
      <h2>How long data are kept</h2>
      <ul>
        <li>
          IP addresses are kept 7 days at most. Our own logs have only the network of a request, which is a shortened
          address; those of servers in front of ours are deleted after 7 days at most. To fend off password guessing, we
          count attempts for two days at most and remember for 7 days where you logged in from, both as keyed hashes
          from which no address can be read. To find a faulty version of the site, we count for a few hours how many
          pages a network loaded, under a keyed hash of the shortened address.
        </li>
        <li>Analytics data, such as how many people play in a day, are deleted after 26 months.</li>
        <li>The days on which an account was active are kept for 60 days, under a code in place of the account.</li>
        <li>An account that is not activated is deleted after 7 days.</li>
        <li>A session ends after 30 days, or earlier if it is not used, and is deleted then.</li>
        <li>
          The links in our emails are kept until 30 days after they expire, and a record that we sent an email for a
          week.
        </li>
        <li>Keys that keep a repeated request from acting twice are kept for 24 hours.</li>
        <li>Your player, journal and ledger are kept as long as your account.</li>
        <li>Records of payments are kept as long as tax law requires it.</li>
      </ul>
      <h2>When an account is deleted</h2>
      <p>
        You can <Link to="/account/privacy">delete your account</Link> yourself. Name, address, sessions, player and
        journal are gone within minutes. Some records are kept under the number of the account, without a name: the
        ledger of coins and items, payments, totals over all players, and the authors of images and records made by
        staff. Changes by our staff stay recorded under a pseudonym.
      </p>
      <h2>Cookies and local storage</h2>
      <p>
        Nothing is loaded from other servers, and there are at present no cookies for statistics or marketing; they
        would be set only if you accept them. If you accept, your browser may also tell us how long its requests to this
        site take, under random numbers and without anything about you. You can change your answer under “Cookies” at
        the end of each page. Your browser stores only what the features you use need, and none of it is sent to others:
      </p>
      <ul>
        <li>The cookie gtc_cookie keeps your answer about cookies for 150 days.</li>
        <li>Local storage keeps the login and its role until you log out.</li>
        <li>It keeps the theme, language, sound and animated images that you chose, until you delete it.</li>
        <li>It keeps the version of the site and of its parts, so that a new version replaces the old one.</li>
        <li>
          A database and caches keep the images and files of the site that you have seen, so that they need not be
          fetched again, until a new version comes.
        </li>
      </ul>
      <p>
        If you accept statistics, a page measures how fast it loaded and responded, and how far its parts moved. When
        you leave it, it sends us these numbers with the version of the site, and nothing about you or what you did. We
        keep sums of them for a day, and how many pages of a network were slow for some hours, under a code that names
        nobody.
      </p>
      <h2>Payments</h2>
      <p>
        Payments are handled by PayPal. It receives what is needed for the payment; we receive its number, state and
        amount, never your bank or card details.
      </p>
      <h2>Notifications</h2>
      <p>
        If you switch notifications on, we store the address of your browser at its push service, its keys, and its name
        and system, until you switch them off or the session on that device ends. The push service of your browser's
        maker (Google, Mozilla, Apple or Microsoft) delivers them for us. It learns that and when a notification of
        which kind comes for your device; title and text are encrypted and readable on your device alone. What we sent
        is kept for 25 hours at most.
      </p>
      <p>
        If you create a webhook, we send what you have chosen to its address, whose operator you know. What we sent is
        kept for seven days, and the address until you delete it.
      </p>
      <h2>Your rights</h2>
      <p>
        You can <Link to="/account/privacy">export everything that is stored about you</Link> at any time. You may ask
        which data about you are stored, have them corrected, deleted, restricted or handed over to you, object to their
        use and take back a consent at any time (articles 15 to 21 GDPR). You may complain to a supervisory authority
        (article 77 GDPR).
      </p>
    </>
  )
}
