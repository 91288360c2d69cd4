/** Opens WhatsApp with a text, or with none: for a number, or for whom one chooses there. */
export function whatsAppLink(text: string, number: string): string {
  const digits = number.replaceAll(/\D/g, '').replace(/^00/, '')
  return `https://wa.me/${digits}${text && `?text=${encodeURIComponent(text)}`}`
}
