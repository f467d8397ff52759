/** What a player reads first. Times are whole Unix seconds. */
export const news = [
  {
    slug: 'gates-open',
    header: 'The gates are open',
    scene: { name: 'abbey', id: 'news-gates', moon: [0.74, 0.38, 0.22, '#efe6c8'] },
    timestamp: Date.UTC(2024, 6, 1, 9) / 1000,
    message:
      'Hollow Abbey receives again. A letter opener and twenty rats are waiting in your name; what happens next is between you and the cloister.\n\nTen minutes pass between two hunts. Use them to dress, to trade, or to lie down. Wolfsmoor asks for no key, only for good boots. Ember Foundry asks for both, and for references.',
    reward: 'bleating-lamb',
  },
  {
    slug: 'silver-bells',
    header: 'Bells on Wolfsmoor',
    scene: { name: 'moor', id: 'news-bells', moon: [0.72, 0.46, 0.34, '#e9e4d3'] },
    timestamp: Date.UTC(2024, 6, 8, 9) / 1000,
    message:
      'The Jewel Emporium now sells lambs with silver bells. On the moor they are taken as an insult, and the family comes out in person: the widow, the thirteenth son, on bad nights the old one himself.\n\nElsewhere a belled lamb is merely an expensive lamb.',
  },
]
