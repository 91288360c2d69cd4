const events = ['over', 'out', 'enter', 'leave', 'move'].flatMap((kind) => [`pointer${kind}`, `mouse${kind}`])

// A browser without a mouse has its pointer in the corner all the same, and says whenever something else comes to lie under
// it. What a story hovers it hovers by itself, and that would be over from one moment to the next.
for (const kind of events) {
  window.addEventListener(kind, (event) => event.isTrusted && event.stopImmediatePropagation(), true)
}
