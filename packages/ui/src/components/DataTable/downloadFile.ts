/** Hands a text to the browser as a file; nothing leaves the machine. */
export function downloadFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Not at once: the browser reads the file only after this task.
  setTimeout(() => URL.revokeObjectURL(url))
}
