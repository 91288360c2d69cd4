/** How pictures are called, and receipts that are a PDF: nothing else is read or removed. */
export const PICTURE_NAME_PATTERN = /^(?:picture-[\w-]{22}\.webp|receipt-[\w-]{22}\.(?:webp|pdf))$/

/** What is kept under a name. */
export function getMediaType(name: string): 'application/pdf' | 'image/webp' {
  return name.endsWith('.pdf') ? 'application/pdf' : 'image/webp'
}
