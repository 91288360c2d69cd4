/**
 * Brings the focus and the window to the beginning of the page; not where what has come has put the focus into itself,
 * as a list does that comes back to the row one came from, or a page whose heading is an answer.
 */
export function focusMain(): void {
  const content = document.getElementById('content')
  if (content !== document.activeElement && content?.contains(document.activeElement)) return
  window.scrollTo(0, 0)
  content?.focus({ preventScroll: true })
}
