/** Whoever looks for the school finds its public pages and their pictures; the rest is nobody’s but those who sign in. */
export function buildRobotsTxt(origin: string): string {
  const open = ['/$', '/?lang=', '/courses', '/create-', '/assets/', '/uploads/picture-', '/sitemap.xml$']
  const lines = ['User-agent: *', ...open.map((path) => `Allow: ${path}`), 'Disallow: /', '']
  return [...lines, `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
