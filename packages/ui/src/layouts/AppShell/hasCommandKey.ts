/** Whether the keyboard has ⌘ where others have Ctrl. */
export function hasCommandKey(): boolean {
  return /^(Mac|iP)/.test(navigator.platform)
}
