/** Whether an address can be that of a push service: by TLS, on its usual port, of a host with a name in the world. */
export function isPushServiceUrl(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, port, hostname, username, password } = new URL(address)
  const labels = hostname.split('.')
  const isName = labels.length > 1 && /^[a-z][a-z-]*$/.test(labels.at(-1) ?? '')
  const isInside = /\.(?:local|localhost|internal|lan|home|test|invalid|onion|arpa)$/.test(hostname)
  return protocol === 'https:' && port === '' && username === '' && password === '' && isName && !isInside
}
