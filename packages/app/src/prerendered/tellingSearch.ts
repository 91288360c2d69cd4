/** What an address may say of a page for visitors that changes what is seen there first. */
const telling = /^(because=|course=\d{1,9}$|from=)/
const known = /^(because=(expired|signedOut|needed)|course=\d+)$/

/** What stands after `?`, without what changes nothing that is seen first. */
export function tellingSearch(search: string): string {
  const told = search
    .replace('?', '')
    .split('&')
    .filter((part) => telling.test(part))
  return told
    .map((part) => (known.test(part) ? part : part.replace(/=.*/, '=')))
    .toSorted()
    .join('&')
}
