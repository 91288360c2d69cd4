/** What an address may say of a page for visitors that changes what is seen there first. */
const telling = /^(because=|course=\d{1,9}$|from=)/
const known = /^(because=(expired|signedOut|needed)|course=\d+)$/

/** What stands after `?`, without what changes nothing that is seen first; of several of one name the first. */
export function cacheableQuery(search: string): string {
  const told = new Map<string, string>()
  for (const part of search.replace('?', '').split('&')) {
    const [name = ''] = part.split('=')
    if (telling.test(part) && !told.has(name)) told.set(name, known.test(part) ? part : `${name}=`)
  }
  return [...told.values()].toSorted().join('&')
}
