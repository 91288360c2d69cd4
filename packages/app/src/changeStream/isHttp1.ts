/** Whether the page came over HTTP/1.1, of which a browser has six lines for all its tabs together. */
export function isHttp1(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && 'nextHopProtocol' in entry && String(entry.nextHopProtocol).startsWith('http/1')
}
