/**
 * A page that a test makes shorter, for a phone, looks to React Aria like a keyboard that has opened on the screen; from then
 * on whatever opens is shown only a moment later. In tests there is no such keyboard, and it hears of no change.
 */
window.visualViewport?.addEventListener('resize', (event) => event.stopImmediatePropagation(), { capture: true })
