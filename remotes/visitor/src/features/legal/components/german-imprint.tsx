import { Link } from 'react-router'
import { Credits } from './credits'
import { OperatorDetails } from './operator-details'

export function GermanImprint() {
  return (
    <>
      <h1>Impressum</h1>
      <OperatorDetails
        missing="Betreiber dieser Installation ist, wer sie unter dieser Adresse anbietet. Zu erreichen ist er unter der Adresse, von der deine E-Mail zur Aktivierung kam."
        phone="Telefon:"
      />
      <p>
        Der Betreiber verantwortet den Inhalt dieser Seite und die hier verarbeiteten Daten. Sanguine ist freie Software
        unter der MIT-Lizenz.
      </p>
      <h2>Bilder, Schriften und Klänge</h2>
      <Credits
        glyphs="Die Bilder sind aus Zeichen zusammengesetzt von"
        changed="Sie wurden umgefärbt, schraffiert, gerahmt und in Szenen gesetzt. Von:"
        fonts="Schriften: Grenze, Grenze Gotisch und Commissioner, SIL Open Font License 1.1."
        sounds="Musik und Klänge wurden für Sanguine geschrieben und synthetisiert."
      />
      <h1 id="privacy" tabIndex={-1}>
        Datenschutzerklärung
      </h1>
      <h2>Dein Konto</h2>
      <p>
        Ein Konto hat einen Benutzernamen, eine E-Mail-Adresse und ein Passwort. Die E-Mail-Adresse brauchen wir für die
        Aktivierung und für Nachrichten zum Konto. Das Passwort verlässt deinen Browser nur als Prüfsumme (SHA-256) und
        wird nur als gesalzener Hash (argon2id) aufbewahrt; niemand kann es lesen. Eine Authenticator-App und Passkeys
        werden gespeichert, wenn du sie hinzufügst. Von jeder Sitzung werden Browser, System und Zeiten aufbewahrt.
      </p>
      <h2>Was andere sehen</h2>
      <p>
        Andere Spieler sehen deinen Benutzernamen nur in der Rangliste und auf einem Marktplatz; wenn du ein Geschenk
        oder den Link zu einem Kampf verschickst, sieht ihn auch der Empfänger. Sonst wird nichts über dich gezeigt.
        Unser Support und unsere Admins sehen Namen, E-Mail-Adresse, Rolle, Sitzungen und Spielfigur, um dir zu helfen.
      </p>
      <h2>Was das Spiel speichert</h2>
      <p>
        Deine Jagden, Reisen, Käufe und dein Besitz werden zu deinem Konto gespeichert, denn daraus besteht das Spiel.
        Änderungen unseres Teams werden mit Begründung protokolliert.
      </p>
      <h2>Wie lange Daten aufbewahrt werden</h2>
      <ul>
        <li>
          IP-Adressen werden nach spätestens 7 Tagen gelöscht. Unsere eigenen Protokolle enthalten nur das Netz eines
          Aufrufs, also eine gekürzte Adresse; Protokolle vorgeschalteter Server werden nach spätestens 7 Tagen
          gelöscht. Gegen das Erraten von Passwörtern zählen wir höchstens zwei Tage lang Versuche und merken uns 7 Tage
          lang, von wo du dich angemeldet hast, beides als Hash mit Schlüssel, aus dem sich keine Adresse lesen lässt.
          Um eine fehlerhafte Version der Seite zu finden, zählen wir einige Stunden lang, wie viele Seiten ein Netz
          geladen hat, unter einem Hash mit Schlüssel der gekürzten Adresse.
        </li>
        <li>Statistische Daten, etwa wie viele Menschen an einem Tag spielen, werden nach 26 Monaten gelöscht.</li>
        <li>An welchen Tagen ein Konto aktiv war, wird 60 Tage lang unter einem Code statt des Kontos aufbewahrt.</li>
        <li>Ein Konto, das nicht aktiviert wird, wird nach 7 Tagen gelöscht.</li>
        <li>Eine Sitzung endet nach 30 Tagen, unbenutzt schon früher, und wird dann gelöscht.</li>
        <li>
          Links aus unseren E-Mails werden bis 30 Tage nach ihrem Ablauf gespeichert, der Versand einer E-Mail eine
          Woche lang.
        </li>
        <li>Schlüssel, die verhindern, dass ein wiederholter Aufruf zweimal wirkt, werden 24 Stunden aufbewahrt.</li>
        <li>Spielfigur, Tagebuch und die Buchungen von Münzen und Gegenständen bleiben so lange wie dein Konto.</li>
        <li>Belege über Zahlungen werden so lange aufbewahrt, wie es das Steuerrecht verlangt.</li>
      </ul>
      <h2>Wenn ein Konto gelöscht wird</h2>
      <p>
        Du kannst <Link to="/account/privacy">dein Konto selbst löschen</Link>. Name, Adresse, Sitzungen, Spielfigur und
        Tagebuch sind innerhalb von Minuten gelöscht. Unter der Nummer des Kontos und ohne Namen bleiben erhalten: die
        Buchungen von Münzen und Gegenständen, Zahlungen, Summen über alle Spieler und die Urheber von Bildern und
        Einträgen des Teams. Änderungen unseres Teams bleiben unter einem Pseudonym protokolliert.
      </p>
      <h2>Cookies und lokaler Speicher</h2>
      <p>
        Nichts wird von anderen Servern geladen, und zurzeit gibt es keine Cookies für Statistik oder Werbung; solche
        würden nur gesetzt, wenn du sie annimmst. Nimmst du an, kann dein Browser uns auch mitteilen, wie lange seine
        Aufrufe dieser Seite dauern, unter zufälligen Nummern und ohne etwas über dich. Deine Antwort kannst du unter
        „Cookies“ am Ende jeder Seite ändern. Dein Browser speichert nur, was für die Funktionen nötig ist, die du
        nutzt; nichts davon geht an andere:
      </p>
      <ul>
        <li>Das Cookie gtc_cookie merkt sich deine Antwort zu Cookies 150 Tage lang.</li>
        <li>Der lokale Speicher merkt sich die Anmeldung und ihre Rolle, bis du dich abmeldest.</li>
        <li>Er merkt sich Darstellung, Sprache, Ton und animierte Bilder, die du gewählt hast, bis du ihn löschst.</li>
        <li>Er merkt sich die Version der Seite und ihrer Teile, damit eine neue die alte ersetzt.</li>
        <li>
          Eine Datenbank und Zwischenspeicher bewahren Bilder und Dateien der Seite auf, die du gesehen hast, damit sie
          nicht noch einmal geholt werden müssen, bis eine neue Version kommt.
        </li>
      </ul>
      <p>
        Wenn du Statistik annimmst, misst eine Seite, wie schnell sie lud und reagierte und wie weit sich ihr Inhalt
        verschob. Verlässt du sie, schickt sie uns diese Zahlen mit der Version der Seite, und nichts über dich oder was
        du getan hast. Wir behalten Summen davon einen Tag lang, und einige Stunden lang, wie viele Seiten eines Netzes
        langsam waren, unter einem Code, der niemanden nennt.
      </p>
      <h2>Zahlungen</h2>
      <p>
        Zahlungen wickelt PayPal ab. PayPal erhält, was für die Zahlung nötig ist; wir erhalten Nummer, Stand und
        Betrag, niemals deine Konto- oder Kartendaten.
      </p>
      <h2>Mitteilungen</h2>
      <p>
        Wenn du Mitteilungen einschaltest, speichern wir die Adresse deines Browsers bei seinem Push-Dienst, seine
        Schlüssel, seinen Namen und sein System, bis du sie abschaltest oder die Sitzung auf dem Gerät endet. Der
        Push-Dienst des Herstellers (Google, Mozilla, Apple oder Microsoft) stellt sie in unserem Auftrag zu. Er
        erfährt, dass und wann eine Mitteilung welcher Art für dein Gerät kommt; Titel und Text sind verschlüsselt und
        nur auf deinem Gerät lesbar. Was wir gesendet haben, wird höchstens 25 Stunden aufbewahrt.
      </p>
      <p>
        Wenn du einen Webhook erstellst, senden wir an dessen Adresse, was du ausgewählt hast. Wer sie betreibt,
        bestimmst du. Was wir gesendet haben, wird sieben Tage aufbewahrt, die Adresse, bis du sie löschst.
      </p>
      <h2>Deine Rechte</h2>
      <p>
        Du kannst jederzeit <Link to="/account/privacy">alles exportieren, was über dich gespeichert ist</Link>. Du
        kannst Auskunft verlangen, welche Daten über dich gespeichert sind, sie berichtigen, löschen, einschränken oder
        dir aushändigen lassen, ihrer Nutzung widersprechen und eine Einwilligung jederzeit zurücknehmen (Artikel 15 bis
        21 DSGVO). Du kannst dich bei einer Aufsichtsbehörde beschweren (Artikel 77 DSGVO).
      </p>
    </>
  )
}
