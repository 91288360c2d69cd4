import { beforeEach } from 'vitest'

const LONGEST_FRAME_MILLISECONDS = 2000

/** Where the page was when it last said that it had been scrolled. */
let told = 0
window.addEventListener('scroll', () => (told = window.scrollY))

// A page that the test before has left further down goes back with the next one, and says so when that has begun: what
// closes where the page is scrolled would close for no reason of its own.
beforeEach(async () => {
  if (told === 0 && window.scrollY === 0) return
  window.scrollTo({ top: 0, behavior: 'instant' })
  // In a frame, what has been scrolled is told before all else; a page that nobody sees is drawn no frames.
  await Promise.race([
    new Promise(requestAnimationFrame),
    new Promise((resolve) => setTimeout(resolve, LONGEST_FRAME_MILLISECONDS)),
  ])
  told = 0
})
