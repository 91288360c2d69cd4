/** Whether the keyboard has ⌘ where others have Ctrl. */
export function isMac(): boolean {
  return /^(Mac|iP)/.test(navigator.platform)
}
