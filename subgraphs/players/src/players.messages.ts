export const seedRotatedMessage = 'The old seed is revealed, and the next one is in use.'
