/** `Screens/Admin/Event members` → `admin/event-members`, the path of its review file. Parts share their screen's. */
export function getReviewKey(title: string): string {
  const [, role = '', name = ''] = title.toLowerCase().split('/')
  return `${role}/${name.replaceAll(' ', '-')}`
}
