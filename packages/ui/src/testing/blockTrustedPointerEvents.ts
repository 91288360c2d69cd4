const events = ['over', 'out', 'enter', 'leave', 'move'].flatMap((kind) => [`pointer${kind}`, `mouse${kind}`])

// The pointer of a headless browser rests in a corner and fires events when an element moves under it. These would end
// the hover that a story simulates.
for (const kind of events) {
  window.addEventListener(kind, (event) => event.isTrusted && event.stopImmediatePropagation(), true)
}
