/** Controls drawn for the site on a 16-unit box: strokes of 2 units, square corners, as the engraved look wants. */
const line = (d, width = 2) =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" transform="scale(32)"/>`
const shape = (d) => `<path d="${d}" transform="scale(32)"/>`

export const controlIcons = {
  check: line('M2.5 8.5l3.5 4 7.5-9', 2.2),
  close: line('M3 3l10 10M13 3L3 13'),
  plus: line('M8 2v12M2 8h12'),
  'chevron-down': line('M3 6l5 5 5-5'),
  'chevron-up': line('M3 10l5-5 5 5'),
  'chevron-left': line('M10 3L5 8l5 5'),
  'chevron-right': line('M6 3l5 5-5 5'),
  menu: line('M2 4h12M2 8h12M2 12h12'),
  more: shape('M2 6.5h3v3H2zM6.5 6.5h3v3h-3zM11 6.5h3v3h-3z'),
  search: line('M10.5 10.5L14.3 14.3M6.8 11.8a5 5 0 1 1 0-10 5 5 0 0 1 0 10z'),
  external: line('M6.5 3H3v10h10V9.5M9 2.5h4.5V7M13 3L7.5 8.5', 1.8),
  play: shape('M4 2l10 6-10 6z'),
  pause: shape('M3.5 2h3.2v12H3.5zM9.3 2h3.2v12H9.3z'),
  next: shape('M3 2l8 6-8 6zM11.2 2h2.3v12h-2.3z'),
  previous: shape('M13 2L5 8l8 6zM2.5 2h2.3v12H2.5z'),
  sound: `${shape('M2 6h3l4-4v12l-4-4H2z')}${line('M11.3 5.3a4 4 0 0 1 0 5.4M13 3.2a7 7 0 0 1 0 9.6', 1.5)}`,
  mute: `${shape('M2 6h3l4-4v12l-4-4H2z')}${line('M11 6l3.6 4M14.6 6L11 10', 1.6)}`,
  repeat: line('M3 7.5V5h9.5M10 2l3 3-3 3M13 8.5V11H3.5M6 14l-3-3 3-3', 1.6),
  logout: line('M9 2H3v12h6M6 8h8M11 5l3 3-3 3', 1.8),
  login: line('M7 2h6v12H7M2 8h7.5M6.5 5l3 3-3 3', 1.8),
  edit: line('M2.8 13.2l.6-3.2L10.5 3 13 5.5 5.9 12.6zM9 4.5L11.5 7', 1.6),
  trash: line('M2.5 4h11M6 4V2h4v2M4 4l.7 10h6.6L12 4M6.7 6.5v5M9.3 6.5v5', 1.5),
  copy: line('M5.5 5.5h8v8h-8zM10.5 5V2.5h-8v8H5', 1.6),
  warning: `${line('M8 2.2L14.6 13.8H1.4zM8 6v4', 1.7)}${shape('M7.1 11h1.8v1.7H7.1z')}`,
  info: `${line('M8 1.8a6.2 6.2 0 1 1 0 12.4A6.2 6.2 0 0 1 8 1.8zM8 7.2v4.5', 1.7)}${shape('M7 4.2h2v2H7z')}`,
  help: `${line('M5 5.5a3 3 0 1 1 4.3 2.7C8.3 8.7 8 9.2 8 10.5', 1.9)}${shape('M7 12h2v2H7z')}`,
  filter: line('M2 3h12L9.5 8.5V13l-3 1V8.5z', 1.6),
  sort: line('M5 2.5v11M2 10.5l3 3 3-3M11 13.5v-11M8.5 5.5L11 2.5l3 3', 1.6),
  drag: shape('M5 2h2v2H5zM9 2h2v2H9zM5 7h2v2H5zM9 7h2v2H9zM5 12h2v2H5zM9 12h2v2H9z'),
  link: line('M6.5 9.5l3-3M7 4.5l1.8-1.8a3 3 0 0 1 4.3 4.3L11.5 8.8M9 11.5l-1.8 1.8a3 3 0 0 1-4.3-4.3L4.5 7.2', 1.7),
  pin: line('M4.5 2h7M6 2v5L3.5 10h9L10 7V2M8 10v4.5', 1.6),
  user: line('M8 8.2a3 3 0 1 1 0-6 3 3 0 0 1 0 6zM2.5 14.2c.3-3 2.5-4.5 5.5-4.5s5.2 1.5 5.5 4.5', 1.8),
  users: line(
    'M6 8a2.6 2.6 0 1 1 0-5.2A2.6 2.6 0 0 1 6 8zM1.2 13.5c.2-2.6 2-4 4.8-4s4.6 1.4 4.8 4M10.5 3a2.5 2.5 0 0 1 0 4.8M12 9.6c1.7.5 2.7 1.8 2.8 3.9',
    1.6,
  ),
  settings: line('M2 4.5h6.5M12.5 4.5H14M2 11.5h1.5M7.5 11.5H14M8.5 2.5h4v4h-4zM3.5 9.5h4v4h-4z', 1.6),
  language: line(
    'M8 1.8a6.2 6.2 0 1 1 0 12.4A6.2 6.2 0 0 1 8 1.8zM2 8h12M8 2c-4.3 4-4.3 8 0 12M8 2c4.3 4 4.3 8 0 12',
    1.5,
  ),
  sun: line(
    'M8 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM8 1v2M8 13v2M1 8h2M13 8h2M3 3l1.4 1.4M11.6 11.6L13 13M13 3l-1.4 1.4M4.4 11.6L3 13',
    1.6,
  ),
  chart: line('M2 2v12h12M5 11V8M8.3 11V4.5M11.6 11V6.5', 1.9),
  calendar: line('M2 3.5h12V14H2zM2 6.8h12M5 1.5v3.5M11 1.5v3.5', 1.6),
  news: line(
    'M2 2.5h9.5V13.5H3.5A1.5 1.5 0 0 1 2 12zM11.5 6H14v6a1.5 1.5 0 0 1-2.5 1.1M4.5 5.5H9M4.5 8H9M4.5 10.5H9',
    1.5,
  ),
}
