/** Whether the school answers, and whoever has the code that the page has asked for. */
export async function isOnline(): Promise<boolean> {
  const code = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href)
  const answers = [window.location.href, ...code].map((url) => fetch(url, { method: 'HEAD', cache: 'no-store' }))
  return (await Promise.allSettled(answers)).every(({ status }) => status === 'fulfilled')
}
