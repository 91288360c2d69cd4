import { beforeEach } from 'vitest'

const MAX_FRAME_MILLISECONDS = 2000

/** Scroll position at the last scroll event. */
let lastScrollY = 0
window.addEventListener('scroll', () => (lastScrollY = window.scrollY))

// Resets the scroll position before each test. Otherwise the scroll event would fire during the test and close
// popovers, which close on scroll.
beforeEach(async () => {
  if (lastScrollY === 0 && window.scrollY === 0) return
  window.scrollTo({ top: 0, behavior: 'instant' })
  // Scroll events fire at the start of a frame; a hidden page renders no frames, hence the timeout.
  await Promise.race([
    new Promise(requestAnimationFrame),
    new Promise((resolve) => setTimeout(resolve, MAX_FRAME_MILLISECONDS)),
  ])
  lastScrollY = 0
})
