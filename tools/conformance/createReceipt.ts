/** A picture as somebody would photograph a receipt, only smaller. */
export function createReceipt(name = 'receipt.png'): File {
  const bytes = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' })
}
