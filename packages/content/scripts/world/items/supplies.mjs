import { supplies } from '../make/gear.mjs'

/** Consumables of the further regions: bait, hexes, alchemy. */
const loot = (percent) => ({ lootchance: percent })

export const farBait = [
  ...supplies('bait', 'bait', {
    4: [
      {
        name: 'Salted Orphan, Wax',
        de: ['Gesalzenes Waisenkind, Wachs', 'Täuschend echt. Sie kommen näher, um sicherzugehen.'],
        flavor: 'Deceptively lifelike. They come closer to make sure.',
        art: { glyph: 'candle-holder', ink: 'bait' },
        stats: loot(14),
      },
    ],
    6: [
      {
        name: 'Fresh Constable',
        de: ['Frischer Schutzmann', 'Kommt, wenn man ruft. Eben deshalb.'],
        flavor: 'Comes when called. That is why.',
        art: { glyph: 'custodian-helmet', ink: 'bait' },
        stats: loot(16),
      },
    ],
    8: [
      {
        name: 'Lost Child’s Basket',
        de: ['Körbchen des verirrten Kindes', 'Kuchen, Wein und die falsche Adresse.'],
        flavor: 'Cake, wine, and the wrong address.',
        art: { glyph: 'cake-slice', ink: 'bait' },
        stats: loot(18),
      },
    ],
    10: [
      {
        name: 'Maiden, on Contract',
        de: ['Jungfrau, unter Vertrag', 'Stundenlohn, Helm, Gefahrenzulage.'],
        flavor: 'Paid by the hour, with helmet and danger money.',
        art: { glyph: 'imprisoned', ink: 'bait' },
        stats: loot(20),
      },
    ],
    12: [
      {
        name: 'Unopened Mind',
        de: ['Ungeöffneter Geist', 'Sie mögen ihn, solange das Siegel hält.'],
        flavor: 'They like one with the seal intact.',
        art: { glyph: 'brain', ink: 'bait' },
        stats: loot(22),
      },
    ],
  }),
  ...supplies('bait', 'affinityBait', {
    4: [
      {
        name: 'Drowned Man’s Pay',
        de: ['Heuer des Ertrunkenen', 'Die Untoten von Salzmeer holen sie ab. Es fehlt immer eine Münze.'],
        flavor: 'The undead of Saltmere come to collect it. It is always one coin short.',
        rarity: 'uncommon',
        art: { glyph: 'two-coins', ink: 'bait' },
        stats: loot(8),
      },
      {
        name: 'Bottled Fog',
        de: ['Nebel in der Flasche', 'Die Automaten von Salzmeer wurden gebaut, um davor zu warnen. Also kommen sie.'],
        flavor: 'The automata of Saltmere were built to warn of it. So they come.',
        rarity: 'uncommon',
        art: { glyph: 'bottle-vapors', ink: 'bait' },
        stats: loot(8),
      },
    ],
    6: [
      {
        name: 'Gutter Bouquet',
        de: ['Strauß aus der Gosse', 'Die Monster im Messingviertel haben eine Schwäche für Blumen. Mit Salz.'],
        flavor: 'The monsters of the Brass Quarter have a weakness for flowers. With salt.',
        rarity: 'uncommon',
        art: { glyph: 'cotton-flower', ink: 'bait' },
        stats: loot(8),
      },
      {
        name: 'Half an Oilcan',
        de: ['Halbe Ölkanne', 'Die Automaten im Messingviertel erinnern sich, dass einmal jemand kam.'],
        flavor: 'The automata of the Brass Quarter remember that somebody used to come.',
        rarity: 'uncommon',
        art: { glyph: 'oil-can', ink: 'bait' },
        stats: loot(8),
      },
    ],
    8: [
      {
        name: 'Grandmother’s Nightgown',
        de: ['Großmutters Nachthemd', 'Unter den Knienden Kiefern riechen die Werwölfe, dass es noch warm ist.'],
        flavor: 'Under the Kneeling Pines the werewolves can smell that it is still warm.',
        rarity: 'uncommon',
        art: { glyph: 'rolled-cloth', ink: 'bait' },
        stats: loot(8),
      },
      {
        name: 'Saucer of Moonlight',
        de: ['Schälchen Mondlicht', 'Die Außerirdischen, die mit dem Mond in die Kiefern fielen, schlecken es aus.'],
        flavor: 'The aliens that fell into the Pines with the moon lap it up.',
        rarity: 'uncommon',
        art: { glyph: 'evil-moon', ink: 'bait' },
        stats: loot(8),
      },
    ],
    10: [
      {
        name: 'Counterfeit Hoard',
        de: ['Falscher Hort', 'Die Drachen der Zehntberge riechen den Betrug. Sie kommen, um sich zu beschweren.'],
        flavor: 'The dragons of the Tithe Mountains smell the fraud. They come to complain.',
        rarity: 'uncommon',
        art: { glyph: 'gold-stack', ink: 'bait' },
        stats: loot(8),
      },
      {
        name: 'Unpaid Indulgence',
        de: ['Unbezahlter Ablass', 'In den Zehntbergen hat jeder Untote Verwendung dafür.'],
        flavor: 'In the Tithe Mountains every one of the undead has a use for it.',
        rarity: 'uncommon',
        art: { glyph: 'tied-scroll', ink: 'bait' },
        stats: loot(8),
      },
    ],
    12: [
      {
        name: 'Murmuring Headphones',
        de: [
          'Murmelnder Kopfhörer',
          'Am Gefallenen Stern hören die Außerirdischen darin ihr Lied. Komponiert hat es keiner.',
        ],
        flavor: 'Around the Fallen Star the aliens hear their song in them. Nobody composed it.',
        rarity: 'uncommon',
        art: { glyph: 'headphones', ink: 'bait' },
        stats: loot(8),
      },
      {
        name: 'Letter from Before',
        de: ['Brief von früher', 'Die Untoten am Gefallenen Stern kennen die Schrift. Es ist ihre eigene.'],
        flavor: 'The undead around the Fallen Star know the hand. It is their own.',
        rarity: 'uncommon',
        art: { glyph: 'envelope', ink: 'bait' },
        stats: loot(8),
      },
    ],
  }),
  ...supplies('bait', 'offal', {
    4: [
      {
        name: 'Bucket of Chum',
        de: ['Eimer Fischabfall', 'Holt in Salzmeer herauf, was tief liegt. Es lag dort aus gutem Grund.'],
        flavor: 'Brings up what lies deep in Saltmere. It lay there for a reason.',
        rarity: 'common',
        art: { glyph: 'fish-bucket', ink: 'bait' },
      },
    ],
    6: [
      {
        name: 'Drain Fat',
        de: ['Gullyfett', 'Lockt im Messingviertel alle an, die niemand ein zweites Mal einlädt.'],
        flavor: 'In the Brass Quarter it draws those whom nobody invites twice.',
        rarity: 'common',
        art: { glyph: 'oily-spiral', ink: 'bait' },
      },
    ],
    8: [
      {
        name: 'What the Hunt Left',
        de: [
          'Was die Jagd übrig ließ',
          'Unter den Knienden Kiefern fressen die Starken zuerst. Dann sehen sie sich um.',
        ],
        flavor: 'Under the Kneeling Pines the strong eat first. Then they look round.',
        rarity: 'common',
        art: { glyph: 'meat', ink: 'bait' },
      },
    ],
    10: [
      {
        name: 'Fallen Mule',
        de: ['Abgestürztes Maultier', 'In den Zehntbergen sehen es die Großen als Erste. Dich gleich danach.'],
        flavor: 'In the Tithe Mountains the big ones see it first. You, shortly after.',
        rarity: 'common',
        art: { glyph: 'donkey', ink: 'bait' },
      },
    ],
    12: [
      {
        name: 'Tin Without a Label',
        de: ['Dose ohne Etikett', 'Am Gefallenen Stern haben die Schlimmeren gelernt, sie zu öffnen.'],
        flavor: 'Around the Fallen Star the worse ones have learned to open it.',
        rarity: 'common',
        art: { glyph: 'opened-food-can', ink: 'bait' },
      },
    ],
  }),
  ...supplies('bait', 'specialBait', {
    5: [
      {
        name: 'Candied Eel',
        de: ['Kandierter Aal', 'Im Seegraskloster gilt er als Versuchung. Sie geben ihr nach.'],
        flavor: 'In Eelgrass Cloister it counts as temptation. They give in.',
        rarity: 'rare',
        art: { glyph: 'eel', ink: 'bait' },
        stats: loot(10),
      },
    ],
    7: [
      {
        name: 'Box of Bonbons',
        de: ['Schachtel Bonbons', 'Raschelt in der Oper der Tauben. Wer es spürt, kommt persönlich.'],
        flavor: 'Rustles in the Opera of the Deaf. Those who feel it come in person.',
        rarity: 'rare',
        art: { glyph: 'chocolate-bar', ink: 'bait' },
        stats: loot(10),
      },
    ],
    9: [
      {
        name: 'Gingerbread Child',
        de: ['Lebkuchenkind', 'Am Hexenfall wird es nicht gegessen. Es wird gerächt.'],
        flavor: 'At Witchfall it is not eaten. It is avenged.',
        rarity: 'rare',
        art: { glyph: 'gingerbread-man', ink: 'bait' },
        stats: loot(12),
      },
    ],
    11: [
      {
        name: 'Singing Kid',
        de: ['Singendes Zicklein', 'Im Schwefelbad lockt es die hohen Gäste aus dem Becken.'],
        flavor: 'At the Sulphur Baths it brings the better guests out of the pool.',
        rarity: 'rare',
        art: { glyph: 'goat', ink: 'bait' },
        stats: loot(12),
      },
    ],
    13: [
      {
        name: 'Lullaby Box',
        de: ['Wiegenliedkasten', 'In der Kinderstube werden davon die Falschen wach.'],
        flavor: 'In the Nursery it wakes the wrong ones.',
        rarity: 'rare',
        art: { glyph: 'present', ink: 'gem' },
        stats: loot(14),
      },
    ],
  }),
]

export const farHexes = supplies('hex', 'hex', {
  2.5: [
    {
      name: 'Hex of the Many Legs',
      de: ['Fluch der vielen Beine', 'Monster zählen mit und kommen nachsehen.'],
      flavor: 'Monsters keep count, and come to check.',
      rarity: 'common',
      art: { glyph: 'spider-web', ink: 'curse' },
      attractsType: 'monster',
    },
  ],
  3: [
    {
      name: 'Hex of the Loose Screw',
      de: ['Fluch der lockeren Schraube', 'Roboter hören das. Es macht sie wahnsinnig.'],
      flavor: 'Robots can hear it. It drives them mad.',
      rarity: 'uncommon',
      art: { glyph: 'screw', ink: 'curse' },
      attractsType: 'robot',
    },
    {
      name: 'Hex of the Overdue Egg',
      de: ['Fluch des überfälligen Eies', 'Drachen fragen nicht, wessen.'],
      flavor: 'Dragons do not ask whose.',
      rarity: 'uncommon',
      art: { glyph: 'big-egg', ink: 'curse' },
      attractsType: 'dragon',
    },
    {
      name: 'Hex of the Second Moon',
      de: ['Fluch des zweiten Mondes', 'Außerirdische halten ihn für ihren.'],
      flavor: 'Aliens take it for theirs.',
      rarity: 'uncommon',
      art: { glyph: 'ringed-planet', ink: 'curse' },
      attractsType: 'alien',
    },
    {
      name: 'Hex of the Jealous Furnace',
      de: ['Fluch des eifersüchtigen Ofens', 'Die Matriarchin duldet keine zweite Flamme.'],
      flavor: 'The Matriarch tolerates no second flame.',
      rarity: 'rare',
      art: { glyph: 'brasero', ink: 'curse' },
      attractsEnemy: 'cinder-matriarch',
      mats: { 'ember-scale': 2, 'slag-glass': 8 },
    },
  ],
  5: [
    {
      name: 'Hex of the Extinguished Lamp',
      de: ['Fluch der gelöschten Lampe', 'Der Wärter kommt nachsehen, wer es war.'],
      flavor: 'The Keeper comes to see who did it.',
      art: { glyph: 'lantern', ink: 'curse' },
      attractsEnemy: 'keeper-of-the-wrong-light',
      mats: { 'chart-of-shoals': 1 },
    },
    {
      name: 'Hex of the Pulled Plug',
      de: ['Fluch des gezogenen Stöpsels', 'Mutter Sog hasst es, wenn jemand anderes zieht.'],
      flavor: 'Mother Undertow hates it when others pull.',
      rarity: 'rare',
      art: { glyph: 'whirlwind', ink: 'curse' },
      attractsEnemy: 'mother-undertow',
      mats: { 'whale-candle': 2, 'sea-glass': 15 },
    },
  ],
  7: [
    {
      name: 'Hex of the Missing Form',
      de: ['Fluch des fehlenden Formulars', 'Der städtische Drache ist zuständig.'],
      flavor: 'This is the Municipal Dragon’s department.',
      rarity: 'rare',
      art: { glyph: 'folded-paper', ink: 'curse' },
      attractsEnemy: 'municipal-dragon',
      mats: { 'form-in-triplicate': 1, 'bottled-gaslight': 2, 'lamp-black': 15 },
    },
  ],
  9: [
    {
      name: 'Hex of the Smudged Moon',
      de: ['Fluch des verschmierten Mondes', 'Ysk kann das nicht so lassen.'],
      flavor: 'Ysk cannot leave it like that.',
      rarity: 'rare',
      art: { glyph: 'evil-moon', ink: 'curse' },
      attractsEnemy: 'moonkeeper-ysk',
      mats: { 'witchs-butter': 2, 'pine-pitch': 15 },
    },
    {
      name: 'Hex of the Big Ears',
      de: ['Fluch der großen Ohren', 'Damit Großmutter dich besser hört.'],
      flavor: 'The better for Grandmother to hear you with.',
      art: { glyph: 'human-ear', ink: 'curse' },
      attractsEnemy: 'wolf-who-was-grandmother',
      mats: { 'recipe-for-wolves': 1 },
    },
  ],
  11: [
    {
      name: 'Hex of the Bounced Cheque',
      de: ['Fluch des geplatzten Wechsels', 'Vermithrax spürt so etwas im Magen.'],
      flavor: 'Vermithrax feels such things in the stomach.',
      rarity: 'rare',
      art: { glyph: 'banknote', ink: 'curse' },
      attractsEnemy: 'vermithrax-the-creditor',
      mats: { 'dragon-tallow': 2, 'hot-gravel': 20 },
    },
  ],
  13: [
    {
      name: 'Hex of the Second Wish',
      de: ['Fluch des zweiten Wunsches', 'Es gab nur den einen. Es kommt, um das zu klären.'],
      flavor: 'There was only the one. It comes to discuss that.',
      rarity: 'rare',
      art: { glyph: 'magic-lamp', ink: 'curse' },
      attractsEnemy: 'what-was-wished-for',
      mats: { 'unborn-light': 2, 'sky-glass': 20 },
    },
    {
      name: 'Hex of the Warm Throne',
      de: ['Fluch des warmen Thrones', 'Die Abwesenheit bemerkt, dass da jemand saß.'],
      flavor: 'The Absence notices that somebody sat.',
      art: { glyph: 'wooden-chair', ink: 'curse' },
      attractsEnemy: 'crowned-absence',
      mats: { 'letter-in-teeth': 1 },
    },
  ],
})

export const farAlchemy = supplies('alchemy', 'alchemy', {
  4: [
    {
      name: 'Brine of Forgetting',
      de: ['Lake des Vergessens', 'Wogegen sie hilft, weiß keiner mehr.'],
      flavor: 'Nobody recalls what it helps against.',
      art: { glyph: 'corked-tube', ink: 'brew' },
    },
  ],
  6: [
    {
      name: 'Spirit of Ammonia',
      de: ['Salmiakgeist', 'Weckt Ohnmächtige und manche, die tiefer lagen.'],
      flavor: 'Wakes the faint, and some who lay deeper.',
      art: { glyph: 'perfume-bottle', ink: 'brew' },
    },
    {
      name: 'Clock Oil',
      de: ['Uhrenöl', 'Ein Tropfen, und die Stunde geht vorbei.'],
      flavor: 'A drop, and the hour slips past.',
      art: { glyph: 'oil-drum', ink: 'metal' },
    },
  ],
  8: [
    {
      name: 'Wolfsbane Tea',
      de: ['Wolfswurztee', 'Zwei Stück Zucker. Ein Stück Wolf.'],
      flavor: 'Two lumps of sugar. One of wolf.',
      art: { glyph: 'teapot', ink: 'brew' },
    },
  ],
  9: [
    {
      name: 'Boiled Moonlight',
      de: ['Gekochtes Mondlicht', 'Abschäumen. Nicht umrühren. Nicht ansehen.'],
      flavor: 'Skim. Do not stir. Do not look.',
      art: { glyph: 'pouring-pot', ink: 'night' },
    },
  ],
  10: [
    {
      name: 'Ash Vinegar',
      de: ['Aschenessig', 'Aus dem Jahr, in dem alles brannte.'],
      flavor: 'From the year when everything burned.',
      art: { glyph: 'wine-bottle', ink: 'brew' },
    },
  ],
  12: [
    {
      name: 'Liquid Static',
      de: ['Flüssiges Rauschen', 'Vor Gebrauch nicht hinhören.'],
      flavor: 'Do not listen before use.',
      art: { glyph: 'fizzing-flask', ink: 'alien' },
    },
  ],
  13: [
    {
      name: 'Distilled Yes',
      de: ['Destilliertes Ja', 'Bitte sparsam zustimmen.'],
      flavor: 'Agree sparingly.',
      art: { glyph: 'potion-ball', ink: 'gem' },
    },
  ],
})
