import { lit } from './moon.mjs'

/** The mark of the site: a blood moon that is nearly full, engraved. Readable from 16 pixels up. */
export function emblem({ inset = 0, square = false } = {}) {
  const scale = (512 - inset * 2) / 512
  let lines = ''
  for (const [x, y, length] of [
    [236, 168, 150],
    [262, 200, 170],
    [250, 300, 130],
    [300, 332, 90],
  ])
    lines += `M${x} ${y}h${length}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" rx="${square ? 0 : 84}" fill="#0a1313"/><g transform="translate(${inset} ${inset}) scale(${scale})"><circle cx="256" cy="256" r="196" fill="#3a1512"/><path d="${lit(256, 256, 196, 0.78)}" fill="#c8432f"/><path d="${lines}" stroke="#3a1512" stroke-width="18"/></g></svg>`
}

/** The moon of the mark in one colour on nothing: systems show only its shape, in the line of waiting notifications. */
export const silhouette = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><path d="${lit(256, 256, 240, 0.78)}" fill="#fff"/></svg>`
