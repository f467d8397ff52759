/** The first news of the game. Times are whole Unix seconds. */
export const news = [
  {
    slug: 'gates-open',
    header: 'The gates are open',
    de: {
      header: 'Die Tore stehen offen',
      message:
        'Die Hohle Abtei empfängt wieder. Ein Brieföffner, zwanzig Ratten und ein Leihsarg sind auf deinen Namen hinterlegt; was dann geschieht, bleibt zwischen dir und dem Kreuzgang.\n\nZehn Minuten vergehen zwischen zwei Jagden. Nutze sie, um dich anzukleiden, zu handeln oder dich hinzulegen. Wolfsmoor verlangt keinen Schlüssel, nur gute Stiefel. Die Gluthütte verlangt beides, und Referenzen.',
    },
    scene: { name: 'abbey', id: 'news-gates', moon: [0.74, 0.38, 0.22, '#efe6c8'] },
    publishedAt: Date.UTC(2024, 6, 1, 9) / 1000,
    message:
      'Hollow Abbey is receiving again. A letter opener, twenty rats and a coffin on loan are waiting in your name; what happens next is between you and the cloister.\n\nTen minutes pass between two hunts. Use them to dress, to trade, or to lie down. Wolfsmoor asks for no key, only for good boots. Ember Foundry asks for both, and for references.',
    reward: 'parish-fork',
  },
  {
    slug: 'ferry-runs',
    header: 'The ferry to Saltmere runs again',
    de: {
      header: 'Die Fähre nach Salzmeer fährt wieder',
      message:
        'Der Fährmann nimmt Marken aus Schlackenglas. Er fragt nicht, woher du sie hast, und du nicht, wohin die letzte Fahrt ging.\n\nDrüben: ein Kai, ein Licht am falschen Ort, zwei Gebäude unter Wasser. Bring trockene Kleidung mit. Sie wird es nicht bleiben.',
    },
    scene: { name: 'saltmere', id: 'news-ferry', moon: [0.3, 0.36, 0.22, '#e6ead8'] },
    publishedAt: Date.UTC(2024, 6, 22, 9) / 1000,
    message:
      'The ferryman takes tokens of slag glass. He does not ask where you got yours, and you do not ask about the last crossing.\n\nOn the far side: a quay, a light in the wrong place, two buildings under water. Bring dry clothes. They will not remain so.',
    reward: 'wet-boots',
  },
  {
    slug: 'season-opens',
    header: 'The season opens at the Opera',
    de: {
      header: 'Die Spielzeit in der Oper beginnt',
      message:
        'Das Messingviertel bittet zur Vorstellung. Aufenthaltstitel am Eingang vorzeigen, Gliedmaßen an der Garderobe behalten.\n\nRascheln mit Bonbons ist in der Oper der Tauben streng verboten. Wer dennoch raschelt, lernt das Ensemble kennen.',
    },
    scene: { name: 'opera', id: 'news-opera', moon: [0.72, 0.36, 0.2, '#f0d6a0'] },
    publishedAt: Date.UTC(2024, 8, 9, 9) / 1000,
    message:
      'The Brass Quarter requests your company. Show your residence permit at the door, and keep your limbs out of the cloakroom.\n\nRustling bonbons is strictly forbidden in the Opera of the Deaf. Those who rustle all the same are introduced to the cast.',
  },
  {
    slug: 'something-fell',
    header: 'Something fell behind the Tithe Mountains',
    de: {
      header: 'Hinter den Zehntbergen ist etwas vom Himmel gefallen',
      message:
        'Die Drachen behaupten, es gehöre ihnen. Sie sagen es leise und von diesseits.\n\nSchleife eine Linse des zweiten Himmels, und du kannst es liegen sehen. Es liegt nicht still. Der Rote Hof hat bereits gratuliert; womit, ist nicht überliefert.',
    },
    scene: { name: 'fallen-star', id: 'news-star', moon: [0.62, 0.3, 0.16, '#d6efcf'] },
    publishedAt: Date.UTC(2024, 9, 31, 9) / 1000,
    message:
      'The dragons say it is theirs. They say so quietly, and from this side.\n\nGrind a Lens of the Second Sky, and you can see it lying there. It does not lie still. The Red Court has already sent congratulations; in what form is not recorded.',
    reward: 'string-of-teeth',
  },
  {
    slug: 'orders-recruit',
    header: 'Six orders are recruiting',
    de: {
      header: 'Sechs Orden suchen Mitglieder',
      message:
        'Jede Art von Kreatur hat ihre Gefahr. Untote saugen Blut, Monster fressen sich satt, Werwölfe werden mit jedem Treffer stärker. Roboter weichen aus, Drachen setzen in Brand, Außerirdische betäuben.\n\nFür jede Art gibt es jetzt einen Orden. Sein Emblem bringt deinem Gefolge jede Runde einen weiteren Gefährten und lässt jeden zweiten Hieb danebengehen, aber nur gegen diese Art. Alle sechs Embleme gibt es im Sanctum. Halte zwei Ausrüstungssätze bereit und wähle den passenden Köder.',
    },
    scene: { name: 'lodge', id: 'news-orders', moon: [0.7, 0.34, 0.22, '#efe6c8'] },
    publishedAt: Date.UTC(2024, 10, 30, 9) / 1000,
    message:
      'Every kind of creature has its danger. The undead drink blood, monsters eat their fill, werewolves grow stronger with every blow that lands. Robots dodge, dragons set fires, aliens stun.\n\nEach kind now has its own order. An emblem of the order brings your retainers one more companion each round and makes every second blow miss, but only against that kind. The Sanctum sells all six emblems. Keep two setups and choose the right bait.',
  },
]
