/** Whether a form part's content type is JSON, ignoring parameters. */
export function isJsonType(type: string | undefined): boolean {
  return /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(type ?? '')
}
