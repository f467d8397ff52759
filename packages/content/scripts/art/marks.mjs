/** Seals of the rarities on a 16-unit box, distinguished first by shape, then by colour. */
export const marks = {
  circle: '<circle cx="8" cy="8" r="4.5"/>',
  diamond: '<path d="M8 1.6 14 8l-6 6.4L2 8z"/>',
  shield: '<path d="M2.4 2.4h11.2v5.4c0 3.2-2.6 5.3-5.6 6.8-3-1.5-5.6-3.6-5.6-6.8z"/>',
  star: '<path d="M8 .8 9.9 6 15.2 8 9.9 10 8 15.2 6.1 10 .8 8l5.3-2z"/>',
  crown: '<path d="M1 4.2 4.6 7 8 1.4 11.4 7 15 4.2 13.4 14H2.6z"/>',
}
