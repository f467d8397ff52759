/**
 * A new player: standing in the first ground, armed, with bait for twenty hunts and gold for twenty more. The avatar is
 * not worn, so that each new player has another portrait.
 */
export const start = {
  ground: 'hollow-abbey',
  currencies: { vgc: 160 },
  items: [
    { item: 'letter-opener', amount: 1, equipped: true },
    { item: 'warm-rat', amount: 20, equipped: true },
    { item: 'avatar-fledgling', amount: 1, equipped: false },
  ],
}
