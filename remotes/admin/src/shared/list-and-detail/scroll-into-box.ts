/** Scrolls a box as little as is needed to show one of its rows; the page itself does not scroll. */
export function scrollIntoBox(row: Element, box: Element): void {
  const [rowBox, outerBox] = [row.getBoundingClientRect(), box.getBoundingClientRect()]
  if (rowBox.top < outerBox.top) box.scrollTop -= outerBox.top - rowBox.top
  else if (rowBox.bottom > outerBox.bottom) box.scrollTop += rowBox.bottom - outerBox.bottom
}
