import { Credits } from './credits'

export function GermanImprint() {
  return (
    <>
      <h1>Impressum</h1>
      <p>
        Sanguine ist freie Software unter der MIT-Lizenz. Betreiber dieser Installation ist, wer sie unter dieser
        Adresse anbietet; er verantwortet ihren Inhalt und die hier verarbeiteten Daten. Zu erreichen ist er unter der
        Adresse, von der deine E-Mail zur Aktivierung kam.
      </p>
      <h2>Bilder, Schriften und Klänge</h2>
      <Credits
        glyphs="Die Bilder sind aus Zeichen zusammengesetzt von"
        changed="Sie wurden umgefärbt, schraffiert, gerahmt und in Szenen gesetzt. Von:"
        fonts="Schriften: Grenze, Grenze Gotisch und Commissioner, SIL Open Font License 1.1."
        sounds="Musik und Klänge wurden für Sanguine geschrieben und synthetisiert."
      />
      <h1>Datenschutzerklärung</h1>
      <h2>Dein Konto</h2>
      <p>
        Ein Konto hat einen Benutzernamen, eine E-Mail-Adresse und ein Passwort. Die E-Mail-Adresse dient der
        Aktivierung und Nachrichten zum Konto. Das Passwort verlässt deinen Browser nur als Prüfsumme (SHA-256) und wird
        nur als gesalzener Hash (argon2id) aufbewahrt; niemand kann es lesen.
      </p>
      <h2>Was andere sehen</h2>
      <p>
        Andere Spieler sehen deinen Benutzernamen nur in der Bestenliste und auf einem Marktplatz. Sonst wird nichts
        über dich gezeigt.
      </p>
      <h2>Was das Spiel speichert</h2>
      <p>
        Was du jagst, besitzt, kaufst und wohin du reist, wird zu deinem Konto gespeichert, denn daraus besteht das
        Spiel. Wird ein Konto gelöscht, dann auch dies, bis auf das Buch der Münzen und Gegenstände, das nur die Nummer
        des Kontos und keinen Namen behält. Was unser Team ändert, wird mit dem Grund festgehalten.
      </p>
      <h2>Wie lange Daten aufbewahrt werden</h2>
      <ul>
        <li>
          Die Protokolle des Servers enthalten IP-Adressen, um Fehler zu finden und Angriffe abzuwehren. Sie werden nach
          spätestens 7 Tagen gelöscht.
        </li>
        <li>Statistische Daten, etwa wie viele Menschen an einem Tag spielen, werden nach 26 Monaten gelöscht.</li>
        <li>An welchen Tagen ein Konto aktiv war, wird 60 Tage lang unter einem Code statt dem Konto aufbewahrt.</li>
        <li>Zahlungsbelege werden so lange aufbewahrt, wie es das Steuerrecht verlangt.</li>
      </ul>
      <h2>Cookies und lokaler Speicher</h2>
      <ul>
        <li>Das Cookie gtc_cookie merkt sich deine Antwort zu Cookies 150 Tage lang.</li>
        <li>
          Dein Browser merkt sich die Anmeldung, die gewählte Darstellung und Sprache, die Medieneinstellungen und die
          Bilder, die er gesehen hat, damit er sie nicht noch einmal holen muss. Nichts davon geht an andere.
        </li>
        <li>Cookies für Statistik und Werbung werden nur gesetzt, wenn du sie annimmst.</li>
      </ul>
      <h2>Zahlungen</h2>
      <p>
        Zahlungen wickelt PayPal ab. PayPal erhält, was für die Zahlung nötig ist; wir erhalten Nummer, Stand und
        Betrag, niemals deine Konto- oder Kartendaten.
      </p>
      <h2>Deine Rechte</h2>
      <p>
        Du kannst Auskunft verlangen, welche Daten über dich gespeichert sind, sie berichtigen, löschen, einschränken
        oder dir aushändigen lassen, ihrer Nutzung widersprechen und eine Einwilligung jederzeit zurücknehmen (Artikel
        15 bis 21 DSGVO). Du kannst dich bei einer Aufsichtsbehörde beschweren (Artikel 77 DSGVO).
      </p>
    </>
  )
}
