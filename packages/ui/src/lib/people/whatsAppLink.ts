/** Opens WhatsApp with a text for a number with its country code, or for somebody chosen there. */
export function createWhatsAppLink(text: string, number: string): string {
  return `https://wa.me/${number.replaceAll(/\D/g, '')}${text && `?text=${encodeURIComponent(text)}`}`
}
