/** Puts a text on the clipboard; false where the browser has none to offer, as on a page without encryption. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
